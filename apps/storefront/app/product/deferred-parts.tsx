import { type ComponentType, lazy } from 'react'
import { fetchWithRetry } from '../page/fetch-with-retry.ts'
import { whenIdle } from '../page/idle-tasks.ts'
import { withClickReplay } from '../page/with-click-replay.tsx'

const fetchParts = () => import('./product-parts.tsx')
type Parts = Awaited<ReturnType<typeof fetchParts>>

/** Resolves in idle time, or at once when the page was reached without loading a document. */
const idle = import.meta.env.SSR || document.documentElement.dataset.screen !== 'product' ? null : whenIdle(() => {})

/**
 * Parts of the page that the server renders, so that they are in the first paint. The browser loads their code in idle
 * time and hydrates them then; until then it keeps the server's HTML.
 */
async function deferPart<Props extends object>(
  choose: (parts: Parts) => ComponentType<Props>,
): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return withClickReplay(choose(await fetchParts()))
  return lazy(async () => {
    await idle
    return { default: withClickReplay(choose(await fetchWithRetry(fetchParts))) }
  }) as unknown as ComponentType<Props>
}

export const DeferredVideoSlide = await deferPart((parts) => parts.VideoSlide)
export const DeferredProductContents = await deferPart((parts) => parts.ProductContents)
export const DeferredDeliveryAndShare = await deferPart((parts) => parts.DeliveryAndShare)
export const DeferredProductSections = await deferPart((parts) => parts.ProductSections)
