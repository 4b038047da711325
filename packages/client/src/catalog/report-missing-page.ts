import type { Engine } from '../engine.ts'

/** Tells the shop that somebody asked for what is not there. Nobody waits for it, nobody is told if it fails. */
export async function reportMissingPage({ caller, online, view }: Engine, requestUrl: string): Promise<void> {
  if (!online.mayTry()) return
  await caller.call('pageNotFound', { body: { report: { requestUrl, storeId: view.storeId } } })
}
