import { useEffect, useState, useSyncExternalStore } from 'react'
import { panels } from '../panels.ts'
import { createMenuTiming, type MenuPath, type MenuTiming } from './menu-timing.ts'

/** The menu of this page. Whether it is open is told to everybody who watches the panels. */
export function useMenuTiming(): { timing: MenuTiming; path: MenuPath } {
  const [timing] = useState(() => createMenuTiming())
  const path = useSyncExternalStore(timing.subscribe, timing.get, timing.get)
  const isOpen = path.length > 0
  useEffect(() => {
    if (!isOpen) return
    panels.open('megaMenu')
    const stopWatching = panels.subscribe(() => {
      if (!panels.get().megaMenu) timing.hide()
    })
    return () => {
      stopWatching()
      panels.close('megaMenu')
    }
  }, [timing, isOpen])
  return { timing, path }
}
