import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What many routes need from the start is one file, so that a page asks for few. What comes later, or with one screen
 * only, stays apart.
 */
const files = [
  { name: 'framework', test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 2 },
  {
    name: 'shop',
    test: /[\\/](packages|storefront[\\/]app)[\\/].*\.tsx?$/,
    tags: ['$initial' as const],
    minShareCount: 4,
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
    // An inlined font or picture would need data: in the content security policy.
    assetsInlineLimit: 0,
    // Sizes are checked gzipped, by a test.
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: files } } } } },
  },
}))
