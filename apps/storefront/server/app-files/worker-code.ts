import type { WorkerSettings } from '../../sw/settings.ts'
import type { BuiltWorker } from './open-worker.ts'

/** The worker settings that depend on the host. */
export type WorkerHostSettings = Pick<WorkerSettings, 'prefixes' | 'views'>

/** The service worker as one file, so that browsers install a new worker when a build or the settings of a store view change. */
export function createWorkerCode({ code, settings }: BuiltWorker, host: WorkerHostSettings): string {
  return `self.workerSettings=${JSON.stringify({ ...settings, ...host })};\n${code}`
}

/**
 * A kill switch for a faulty service worker: browsers install this one at the next page view, and it unregisters itself. Open
 * pages are not affected.
 */
export const retiredWorkerCode = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(retire()))
async function retire() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`
