import { useT } from '../i18n/text-context.tsx'
import { StoreLink } from '../place/store-link.tsx'
import type { PageGroup } from '../shell/shell-data.ts'

/** The pages around this one. Beside the text on wide screens, after it on phones. */
export function PageNavigation({ group, here }: { group: PageGroup; here: string }) {
  const t = useT()
  return (
    <nav aria-label={t('menu.more_in', { name: group.label })} className="lg:sticky lg:top-28 lg:self-start">
      <ul className="border-hairline border-t">
        {[group, ...group.pages].map(({ id, label, path }) => (
          <li key={id} className="border-hairline border-b">
            <StoreLink
              to={path}
              aria-current={path === here ? 'page' : undefined}
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
