import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { routeFilesPlugin } from './app/router/route-files-plugin.ts'

/** Modules that browsing does not need, such as dialogs and forms. They stay out of the shared chunk however many routes use them. */
const notForBrowsing =
  /(drawing|empty-state|search-form|notice|quantity-stepper|list-query|chip|panel|field|field-frame|skeleton|radio-group|checkbox|choice|use-account|use-modal|keep-focus-inside|empty-state-page)\./
const buying = /(.*[\\/])?(cart|checkout|customer|my-account|order|plugins)[\\/]/
const sharedByMany = new RegExp(
  `[\\\\/](packages|storefront[\\\\/]app)[\\\\/](?!.*${notForBrowsing.source})(?!${buying.source}).*\\.tsx?$`,
)
/**
 * Chunks: the frame around every page is one file and modules that many routes need initially are another, so that a page loads
 * few files. Lazy modules and those of a single screen stay separate.
 */
const initialOnly = ['$initial' as const]
const chunkGroups = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shell',
    test: /[\\/]app[\\/](root\.|(dispatch|frame|shell|page|router|store|i18n)[\\/](?!placeholder|missing|problem|empty-state-page|category-links)|\w+[\\/]lazy-)/,
    tags: initialOnly,
    priority: 2,
  },
  // A group takes the imports of its modules along. The rules that lists and product pages share come first, or the product
  // page's group would take them and every list would load it.
  {
    name: 'catalog-rules',
    test: /[\\/]domain[\\/]src[\\/](constants[\\/]search|catalog[\\/](price-filter|visibility))\.ts$/,
    priority: 2,
  },
  // Small modules that the product page, its lazy parts and the cart share: one file instead of several.
  {
    name: 'choice',
    test: /[\\/](catalog[\\/](product[\\/]select-variant|merge-variant)|cart[\\/]use-line-edit|gallery[\\/]largest-picture-url|form[\\/]quantity-stepper)\.tsx?$/,
    priority: 1,
  },
  // The same for category pages and search results.
  { name: 'list', test: /[\\/](catalog[\\/]list-query|action[\\/]chip|layout[\\/]load-more)\.tsx?$/, priority: 1 },
  { name: 'rating', test: /[\\/](rating|rating-line)\.tsx$/, priority: 2 },
  {
    name: 'shop',
    test: sharedByMany,
    tags: initialOnly,
    minShareCount: 4,
    priority: 1.5,
  },
]

/**
 * Replaces Vite's wrapper around dynamic imports, which preloads stylesheets and imports. All pages share one stylesheet, and
 * the budget of the first load has no room for the wrapper.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load()' : null,
}

export default defineConfig(({ command }) => ({
  plugins: [plainImports, routeFilesPlugin, tailwindcss(), reactRouter()],
  // The server bundle includes all packages and always uses production code, also in tests where NODE_ENV differs.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    target: 'es2023',
    // The server reads from the manifest which files each screen needs.
    manifest: true,
    modulePreload: false,
    // Inlined fonts and images would need data: in the content security policy.
    assetsInlineLimit: 0,
    // A test checks the gzipped sizes.
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
}))
