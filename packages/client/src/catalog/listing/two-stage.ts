import type { Engine } from '../../engine.ts'
import { type CatalogRequest, queryCatalog } from '../query-catalog.ts'

/**
 * The second stage loads complete products for a list of cards, so that their pages open immediately and offline. If
 * they arrive before the cards, the first stage saves no time, and two-stage caching is turned off for the rest of the
 * visit.
 */
export function loadCompleteProductsLater(
  engine: Engine,
  catalogRequest: CatalogRequest,
): { markFirstStageDone(): void } {
  const { settings } = engine.view
  const isOn = settings.twoStageCaching && !engine.requestCache.isTwoStageOff
  if (!isOn || engine.runtime === 'server' || !engine.storage) return { markFirstStageDone: () => undefined }
  let isFirstStageDone = false
  const { include, exclude, ...whole } = catalogRequest
  const request = { ...whole.request, _availableFilters: [] }
  void queryCatalog(engine, { ...whole, request }, { keep: 'nowhere', skipCache: true }).then((answer) => {
    if (!answer.ok || answer.result.noresults || isFirstStageDone) return
    engine.requestCache.isTwoStageOff = true
    engine.log.info?.('Two-stage caching turned off: complete products arrived before the short list entries')
  })
  return {
    markFirstStageDone() {
      isFirstStageDone = true
    },
  }
}
