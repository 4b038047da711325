import type { WorkerSettings } from '../../sw/settings.ts'
import type { BuiltWorker } from './open-worker.ts'

/** What differs from host to host. */
export type HostSettings = Pick<WorkerSettings, 'prefixes' | 'views'>

/** The worker as browsers get it: one file, so that another store view or another build is another worker. */
export function workerCode({ code, settings }: BuiltWorker, host: HostSettings): string {
  return `self.workerSettings=${JSON.stringify({ ...settings, ...host })};\n${code}`
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
