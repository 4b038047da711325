import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Not what buying needs, nor dialogs and forms: a page to look at loads none of it, however many others do. */
const notForLooking =
  /(drawing|empty-state|search-form|panel|field|field-frame|skeleton|radio-group|use-modal|keep-focus-inside|quiet-page)\./
const buying = /(.*[\\/])?(cart|checkout|order|plugins)[\\/]/
const sharedByMany = new RegExp(
  `[\\\\/](packages|storefront[\\\\/]app)[\\\\/](?!.*${notForLooking.source})(?!${buying.source}).*\\.tsx?$`,
)
/**
 * What stands around every page is one file, what many routes need from the start is another, so that a page asks for
 * few. What comes later, or with one screen only, stays apart.
 */
const fromTheStart = ['$initial' as const]
const files = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shell',
    test: /[\\/]app[\\/](root\.|(shell|page|place|i18n)[\\/](?!later|missing|problem|quiet|way-on))/,
    tags: fromTheStart,
    priority: 2,
  },
  {
    name: 'shop',
    test: sharedByMany,
    tags: fromTheStart,
    minShareCount: 4,
    priority: 1,
  },
]

/**
 * Vite's wrapper around imports that come later fetches their stylesheets and imports ahead. There is one stylesheet, for
 * all pages, and a page's first load has no bytes to spare.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
}

/**
 * The router's own way loads the page anew that one is on when a route's file cannot be had, even if one only points at a
 * link to it. Here the page is asked for that one wants to go to, if anybody could have it (as in missing-file.ts); who
 * points goes nowhere.
 */
const routeFiles = {
  name: 'route-files',
  enforce: 'pre' as const,
  load: (id: string) => (id.endsWith('/dom/ssr/routeModules.js') ? routeFilesCode : null),
}
const routeFilesCode = `export async function loadRouteModule(route, known) {
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

export default defineConfig(({ command }) => ({
  plugins: [plainImports, routeFiles, tailwindcss(), reactRouter()],
  // What is built for the server needs no package beside it, and no NODE_ENV: it is the production code in tests too.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    target: 'es2023',
    // Tells which files a screen has become.
    manifest: true,
    modulePreload: false,
    // An inlined font or picture would need data: in the content security policy.
    assetsInlineLimit: 0,
    // Sizes are checked gzipped, by a test.
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: files } } } } },
  },
}))
