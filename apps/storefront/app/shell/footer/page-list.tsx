import { StoreLink } from '../../place/store-link.tsx'
import type { PageGroup } from '../page-groups.ts'

const link = 'inline-block py-1.5 no-underline hover:underline'

/** The same look for a list of links that the merchant has written. */
export const plainLinks = '[&_a]:inline-block [&_a]:py-1.5 [&_a]:no-underline [&_a:hover]:underline'

/** A page with those below it. */
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
