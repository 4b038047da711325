import { Icon } from '@mantel/ui/picture/icon'
import { VisuallyHidden } from '@mantel/ui/text/visually-hidden'
import { useId } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { StoreLink } from '../../place/store-link.tsx'
import type { MenuItem } from '../shell-data.ts'
import { byMouse } from './by-mouse.ts'
import type { MenuPath, MenuTiming } from './menu-timing.ts'
import { Submenu } from './submenu.tsx'
import { useIsHere } from './use-is-here.ts'

/** A category of the main menu. pointedAt is null while it is closed. */
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
  const id = useId()
  const isHere = useIsHere()
  const here = isHere(item.path)
  const isOpen = pointedAt !== null
  const hasMore = item.children.length > 0
  return (
    <li
      data-menu-entry={hasMore ? item.id : ''}
      className="group flex items-center"
      onPointerEnter={byMouse(() => (hasMore ? timing.enter(item.id) : timing.leave()))}
      onPointerLeave={byMouse(timing.leave)}
    >
      <StoreLink
        to={item.path}
        data-menu-link=""
        aria-current={here ?? undefined}
        className={`relative flex min-h-12 items-center no-underline after:absolute after:inset-x-0 after:bottom-0 after:h-px after:origin-left after:bg-current after:transition-transform ${isOpen || here ? 'after:scale-x-100' : 'after:scale-x-0 hover:after:scale-x-100'}`}
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
            className="-mr-6 grid h-8 w-6 place-items-center opacity-0 focus-visible:opacity-100 pointer-coarse:opacity-100 noscript:hidden"
            onClick={() => (isOpen ? timing.hide() : timing.show(item.id))}
          >
            <Icon name="chevron-down" size={16} className={isOpen ? 'rotate-180' : ''} />
            <VisuallyHidden>{t('menu.more_in', { name: item.name })}</VisuallyHidden>
          </button>
          <Submenu id={id} item={item} timing={timing} pointedAt={pointedAt} />
        </>
      )}
    </li>
  )
}
