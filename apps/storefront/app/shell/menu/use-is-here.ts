import { useLocation } from 'react-router'

/** For aria-current: 'page' on the page itself, 'true' on what it is part of. Paths are without the store's prefix. */
export function useIsHere(): (path: string) => 'page' | 'true' | null {
  const { pathname } = useLocation()
  return (path) => {
    if (pathname === path) return 'page'
    return pathname.startsWith(`${path}/`) ? 'true' : null
  }
}
