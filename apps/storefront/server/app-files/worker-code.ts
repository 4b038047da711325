import type { BuiltWorker } from './open-worker.ts'

/** The worker as browsers get it: one file, so that another store view or another build is another worker. */
export function workerCode({ code, settings }: BuiltWorker, prefixes: readonly string[]): string {
  return `self.workerSettings=${JSON.stringify({ ...settings, prefixes })};\n${code}`
}

/**
 * The way back from a worker that does harm: browsers fetch it in place of theirs at the next page, and are without one
 * from then on. Pages that are open stay as they are.
 */
export const retiredWorkerCode = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`
