import { type ComponentType, lazy } from 'react'
import { fetchWithRetry } from '../page/fetch-with-retry.ts'
import { deferredPartsNeeded } from '../page/first-interaction.ts'

const fetchParts = () => import('./product-parts.tsx')
type Parts = Awaited<ReturnType<typeof fetchParts>>

/**
 * Parts of the page that the server renders, so that they are in the first paint. The browser loads their code on the
 * visitor's first interaction, or before new data, and hydrates them then; until then it keeps the server's HTML.
 */
async function deferPart<Props>(choose: (parts: Parts) => ComponentType<Props>): Promise<ComponentType<Props>> {
  if (import.meta.env.SSR) return choose(await fetchParts())
  return lazy(async () => {
    await deferredPartsNeeded()
    return { default: choose(await fetchWithRetry(fetchParts)) }
  }) as unknown as ComponentType<Props>
}

export const DeferredVideoSlide = await deferPart((parts) => parts.VideoSlide)
export const DeferredProductContents = await deferPart((parts) => parts.ProductContents)
export const DeferredProductSections = await deferPart((parts) => parts.ProductSections)
export const DeferredDeliveryAndShare = await deferPart((parts) => parts.DeliveryAndShare)
