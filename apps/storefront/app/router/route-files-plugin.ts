/**
 * Replaces the router's loading of route files. When a file cannot be loaded, the router reloads the current page, even if
 * the visitor only points at a link. This version loads the page that the visitor wants to open, if it can be reached (the
 * same rule as in page/missing-file.ts), and does nothing when a link is only prefetched.
 */
export const routeFilesPlugin = {
  name: 'route-files',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith(replacedModule) ? code : null),
}

/** A file of the react-router package. router-internals.test.ts checks that it exists and what it exports. */
export const replacedModule = '/dom/ssr/routeModules.js'

const code = `export async function loadRouteModule(route, known) {
  if (route.id in known) return known[route.id]
  try {
    return (known[route.id] = await import(/* @vite-ignore */ route.module))
  } catch (error) {
    const wanted = window.__reactRouterDataRouter?.state.navigation.location
    if (wanted && !navigator.onLine && !navigator.serviceWorker?.controller) throw error
    if (wanted) window.location.assign(wanted.pathname + wanted.search + wanted.hash)
    return new Promise(() => {})
  }
}`
