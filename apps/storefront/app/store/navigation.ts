type NavigationOptions = { replace?: boolean; state?: unknown; preventScrollReset?: boolean }
type Navigate = (to: string, options: NavigationOptions) => unknown

let navigate: Navigate | null = null

/** Sets how links navigate without a page load, once the page is hydrated. */
export function setNavigation(given: Navigate): void {
  navigate = given
}

/** Navigates without a page load. false: the page is not hydrated yet. The path has no store prefix. */
export function navigateInPage(to: string, options: NavigationOptions): boolean {
  void navigate?.(to, options)
  return navigate !== null
}

let load: ((path: string) => void) | null = null

/** Sets the function that loads a page's data before the click on its link. */
export function setPagePreloader(given: (path: string) => void): void {
  load = given
}

/** Starts to load a page's data when the mouse button is pressed on its link. The path has no store prefix. */
export const preloadPage = (to: string): void => load?.(to)

/**
 * Adds a link's address to the history before its page has loaded, so that Back leads to the page with the link. The navigation must
 * replace the entry. `idx` and `key` are fields of the router.
 */
export function pushAddress(href: string): void {
  const idx = Number(history.state?.idx ?? 0) + 1
  history.pushState({ usr: null, key: Math.random().toString(36).slice(2, 10), idx }, '', href)
}
