import type { PageGroup } from '../../shell/page-groups.ts'
import { StoreLink } from '../../store/store-link.tsx'

const link = 'inline-block py-1.5 no-underline hover:underline'

/** Classes that give links in merchant-written HTML the same look. */
export const plainLinks = '[&_a]:inline-block [&_a]:py-1.5 [&_a]:no-underline [&_a:hover]:underline'

/** Links to a content page and its child pages. */
export function PageList({ group }: { group: PageGroup }) {
  return (
    <nav aria-labelledby={`pages-${group.id}`}>
      <h3 id={`pages-${group.id}`} className="font-medium">
        <StoreLink to={group.path} className={link}>
          {group.label}
        </StoreLink>
      </h3>
      <ul className="text-muted">
        {group.pages.map(({ id, label, path }) => (
          <li key={id}>
            <StoreLink to={path} className={`${link} hover:text-ink`}>
              {label}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
