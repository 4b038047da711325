import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useT } from '../../i18n/text-context.tsx'
import { panels } from '../../shell/panels.ts'
import type { MenuItem } from '../../shell/shell-data.ts'
import { MenuEntry } from './menu-entry.tsx'
import { moveForKey } from './menu-keys.ts'
import { createMenuTiming, type MenuPath, type MenuTiming } from './menu-timing.ts'

/**
 * The main menu of categories. Submenus open after a short hover delay or by keyboard. Without JavaScript the entries are
 * links, and CSS shows a submenu on hover and focus.
 */
export function MainMenu({ items }: { items: readonly MenuItem[] }) {
  const t = useT()
  const { timing, path } = useMenuTiming()
  const nav = useRef<HTMLElement>(null)
  const openId = path[0]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-menu-entry]')
    if (!entry || !nav.current) return
    const isInSubmenu = (event.target as HTMLElement).closest('[data-submenu]') !== null
    const move = moveForKey(event.key, { inside: isInSubmenu, isOpen: openId !== undefined })
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
      // The submenu can be focused only after it has been rendered.
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

/** Creates the menu's timing and mirrors its open state in the panels' state. */
function useMenuTiming(): { timing: MenuTiming; path: MenuPath } {
  const [timing] = useState(() => createMenuTiming())
  const path = useSyncExternalStore(timing.subscribe, timing.get, timing.get)
  const isOpen = path.length > 0
  useEffect(() => {
    if (!isOpen) return
    panels.open('megaMenu')
    const unsubscribe = panels.subscribe(() => {
      if (!panels.get().megaMenu) timing.hide()
    })
    return () => {
      unsubscribe()
      panels.close('megaMenu')
    }
  }, [timing, isOpen])
  return { timing, path }
}
