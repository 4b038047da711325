import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // One built file that needs no package beside it, and no NODE_ENV: it is the production code in tests too.
  ...(command === 'build' && { ssr: { noExternal: true } }),
  build: {
    target: 'es2023',
    // An inlined font or picture would need data: in the content security policy.
    assetsInlineLimit: 0,
    // Sizes are checked gzipped, by a test.
    reportCompressedSize: false,
  },
}))
