import type { Engine } from '../engine.ts'

/** Reports a missing page to the shop. Failures are ignored. */
export async function reportMissingPage({ caller, online, view }: Engine, requestUrl: string): Promise<void> {
  if (!online.mayTry()) return
  await caller.call('pageNotFound', { body: { report: { requestUrl, storeId: view.storeId } } })
}
