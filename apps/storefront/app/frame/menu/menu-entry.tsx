import { ButtonIcon } from '@mantel/ui/picture/icon'
import { useLocation } from 'react-router'
import { useT } from '../../i18n/text-context.tsx'
import type { MenuItem } from '../../shell/shell-data.ts'
import { StaticContent } from '../../shell/static-markup.tsx'
import { StoreLink } from '../../store/store-link.tsx'
import type { MenuPath, MenuTiming } from './menu-timing.ts'
import { mouseOnly } from './on-mouse.ts'
import { Submenu } from './submenu.tsx'

/** A category of the main menu with its submenu. `pointedAt` is null while the submenu is closed. */
export function MenuEntry({
  item,
  timing,
  pointedAt,
}: {
  item: MenuItem
  timing: MenuTiming
  pointedAt: MenuPath | null
}) {
  const t = useT()
  const id = `submenu-${item.id}`
  const ariaCurrent = useAriaCurrent()
  const current = ariaCurrent(item.path)
  const isOpen = pointedAt !== null
  const hasMore = item.children.length > 0
  return (
    <StaticContent
      as="li"
      data={() => (current ? null : item)}
      data-menu-entry={hasMore ? item.id : ''}
      className="flex items-center"
      onPointerEnter={mouseOnly(() => (hasMore ? timing.enter(item.id) : timing.leave()))}
      onPointerLeave={mouseOnly(timing.leave)}
    >
      {() => (
        <>
          <StoreLink
            to={item.path}
            data-menu-link=""
            aria-current={current ?? undefined}
            data-open={isOpen ? '' : undefined}
            className="menu-top"
            onClick={timing.hide}
          >
            {item.name}
          </StoreLink>
          {hasMore && (
            <>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                aria-label={t('menu.more_in', { name: item.name })}
                className="menu-more"
                onClick={() => (isOpen ? timing.hide() : timing.show(item.id))}
              >
                <ButtonIcon name="chevron-down" />
              </button>
              <Submenu id={id} item={item} timing={timing} pointedAt={pointedAt} />
            </>
          )}
        </>
      )}
    </StaticContent>
  )
}

/** The aria-current value: 'page' for the current page, 'true' for its ancestors. Paths are without the store's prefix. */
function useAriaCurrent(): (path: string) => 'page' | 'true' | null {
  const { pathname } = useLocation()
  return (path) => {
    if (pathname === path) return 'page'
    return pathname.startsWith(`${path}/`) ? 'true' : null
  }
}
