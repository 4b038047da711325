import type { Engine } from '../../engine.ts'
import { askCatalog, type CatalogQuestion } from '../ask-catalog.ts'

/**
 * The second stage: beside a list of cards the same products whole, so that their pages open at once and without a
 * connection. If they are here before the cards are, the first stage saves nobody any time, and for the rest of the
 * visit it is left at one.
 */
export function secondStage(engine: Engine, question: CatalogQuestion): { firstIsDone(): void } {
  const { settings } = engine.view
  const isOn = settings.twoStageCaching && !engine.session.twoStageIsOff
  if (!isOn || engine.place === 'server' || !engine.storage) return { firstIsDone: () => undefined }
  let firstIsDone = false
  const { include, exclude, ...whole } = question
  const request = { ...whole.request, _availableFilters: [] }
  void askCatalog(engine, { ...whole, request }, { keep: 'nowhere', skipCache: true }).then((answer) => {
    if (!answer.ok || answer.result.noresults || firstIsDone) return
    engine.session.twoStageIsOff = true
    engine.log.warn('Two-stage caching is switched off: whole products come faster than cards')
  })
  return {
    firstIsDone() {
      firstIsDone = true
    },
  }
}
