import type { PageGroup } from '../../shell/page-groups.ts'
import { StaticContent } from '../../shell/static-markup.tsx'
import { StoreLink } from '../../store/store-link.tsx'

/** Classes that give links in merchant-written HTML the same look. */
export const plainLinks = '[&_a]:inline-block [&_a]:py-1.5 [&_a]:no-underline [&_a:hover]:underline'

/** Links to a content page and its child pages. */
export function PageList({ group }: { group: PageGroup }) {
  return (
    <StaticContent as="nav" data={group} aria-labelledby={`pages-${group.id}`} className="page-links">
      {() => (
        <>
          <h3 id={`pages-${group.id}`} className="font-medium">
            <StoreLink to={group.path}>{group.label}</StoreLink>
          </h3>
          <ul className="text-muted">
            {group.pages.map(({ id, label, path }) => (
              <li key={id}>
                <StoreLink to={path}>{label}</StoreLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </StaticContent>
  )
}
