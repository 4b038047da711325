import { pagePath } from '@mantel/domain/routing'
import { useT } from '../i18n/text-context.tsx'
import type { PageGroup } from '../shell/shell-data.ts'
import { StoreLink } from '../store/store-link.tsx'

/** Links to the pages of the group. Beside the text on wide screens, below it on phones. */
export function PageNavigation({ group, currentPath }: { group: PageGroup; currentPath: string }) {
  const t = useT()
  return (
    <nav aria-label={t('menu.more_in', { name: group.label })} className="lg:sticky lg:top-28 lg:self-start">
      <ul className="border-hairline border-t">
        {[group, ...group.pages].map(({ id, label, path }) => (
          <li key={id} className="border-hairline border-b">
            <StoreLink
              to={path}
              aria-current={path === currentPath ? 'page' : undefined}
              className="flex min-h-11 items-center py-2 text-muted no-underline hover:text-ink hover:underline aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {label}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The group that contains the page as parent or child; null for a page without parent and children, which needs no navigation. */
export function findPageGroup(groups: readonly PageGroup[], identifier: string): PageGroup | null {
  const path = pagePath(identifier)
  const group = groups.find((entry) => entry.path === path || entry.pages.some((page) => page.path === path))
  return group && group.pages.length > 0 ? group : null
}
