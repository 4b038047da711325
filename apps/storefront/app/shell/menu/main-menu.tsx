import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import type { MenuItem } from '../shell-data.ts'
import { MenuEntry } from './menu-entry.tsx'
import { menuMove } from './menu-keys.ts'
import { useMenuTiming } from './use-menu-timing.ts'

/**
 * The line of categories with what opens below them: a moment after the pointer comes, or by key. Without JavaScript the
 * entries are links, and what is below them shows while they are pointed at or focused.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useT()
  const { timing, path } = useMenuTiming()
  const nav = useRef<HTMLElement>(null)
  const openId = path[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-menu-entry]')
    if (!entry || !nav.current) return
    const inside = (event.target as HTMLElement).closest('[data-submenu]') !== null
    const move = menuMove(event.key, { inside, isOpen: openId !== undefined })
    if (!move) return
    event.preventDefault()
    const links = (from: ParentNode, which: string) => [...from.querySelectorAll<HTMLElement>(which)]
    if (move.kind === 'close') {
      timing.hide()
      entry.querySelector<HTMLElement>('[data-menu-link]')?.focus()
    } else if (move.kind === 'top') {
      timing.hide()
      stepFocus(links(nav.current, '[data-menu-link]'), entry.querySelector('[data-menu-link]'), move.step)
    } else if (move.kind === 'inside') {
      stepFocus(links(entry, '[data-submenu] a'), document.activeElement, move.step)
    } else if (entry.dataset.menuEntry) {
      timing.show(Number(entry.dataset.menuEntry))
      // It is shown by the time the next frame is drawn, and can be focused then.
      requestAnimationFrame(() => entry.querySelector<HTMLElement>('[data-submenu] a')?.focus())
    }
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !nav.current?.contains(relatedTarget)) timing.hide()
  }
  return (
    <nav
      ref={nav}
      aria-label={t('menu.main')}
      className="hidden border-hairline border-t lg:block noscript:block"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <ul className="room flex flex-wrap justify-center gap-x-8">
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} timing={timing} pointedAt={item.id === openId ? path : null} />
        ))}
      </ul>
    </nav>
  )
}

function stepFocus(stops: readonly HTMLElement[], from: Element | null, step: 1 | -1): void {
  const at = stops.indexOf(from as HTMLElement)
  stops[(at + step + stops.length) % stops.length]?.focus()
}
