import type { Problem } from '@mantel/client'
import { findCachedPage } from '../../sw/find-cached-page.ts'

/** Whether the page has failed for want of a connection and the service worker has its document. Imported only when a page fails. */
export async function hasCachedDocument(problem: Problem | Error, url: string): Promise<boolean> {
  const isOffline = 'reason' in problem && problem.reason === 'offline'
  if (!isOffline || !navigator.serviceWorker?.controller) return false
  return (await findCachedPage(url, (kept) => caches.match(kept, { ignoreVary: true }))) !== null
}
