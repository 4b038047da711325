import { join } from 'node:path'
import { build } from 'vite'

/** Builds the service worker as one file without imports, next to client/. The server prepends its settings when sending it. */
export async function buildWorker(storefront: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    root: storefront,
    mode: 'production',
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(folder, 'worker'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(storefront, 'sw/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  })
}
