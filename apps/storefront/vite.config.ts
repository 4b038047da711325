import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What stands around every page is one file, what many routes need from the start is another, so that a page asks for
 * few. What comes later, or with one screen only, stays apart.
 */
const fromTheStart = ['$initial' as const]
const files = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: 'shell',
    test: /[\\/]app[\\/](root\.|(shell|page|place|i18n)[\\/](?!later))/,
    tags: fromTheStart,
    priority: 2,
  },
  {
    name: 'shop',
    test: /[\\/](packages|storefront[\\/]app)[\\/].*\.tsx?$/,
    tags: fromTheStart,
    minShareCount: 3,
    priority: 1,
  },
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // What is built for the server needs no package beside it, and no NODE_ENV: it is the production code in tests too.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    target: 'es2023',
    // Tells which files a screen has become.
    manifest: true,
    // What is fetched later is fetched by the modules' own imports: a page has no bytes to spare for doing it sooner.
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
