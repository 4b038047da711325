import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { minifyStartPlugin } from './app/router/minify-start-plugin.ts'
import { routeFilesPlugin } from './app/router/route-files-plugin.ts'
import { unusedModulesPlugin } from './app/router/unused-modules-plugin.ts'
import { chunkGroups } from './server/bundle/chunk-groups.ts'
import { esmReactPlugin } from './server/bundle/esm-react-plugin.ts'
import { facadesPlugin } from './server/bundle/facades-plugin.ts'
import { plainImportsPlugin } from './server/bundle/plain-imports-plugin.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    plainImportsPlugin,
    esmReactPlugin,
    routeFilesPlugin,
    unusedModulesPlugin,
    minifyStartPlugin,
    tailwindcss(),
    reactRouter(),
    facadesPlugin,
  ],
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
    // One file: a start loads it faster than the 175 files of the first page, and no later page has to load another one.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
}))
