import { describeProblem, importDocuments, recordSeeding, rowsOf, saveCoupons } from '@mantel/backend'
import { demoCoupons, demoDocuments, demoVersion } from '@mantel/demo'
import type { StoreView } from '@mantel/domain/store'
import type { ShopWork } from '../commands/shop-work.ts'
import { fillWithCustomers } from './fill-with-customers.ts'
import { fillWithGiftCards } from './fill-with-gift-cards.ts'
import type { WorkPlace } from './work-place.ts'

/** The demo catalogue, brought in by the import like any other. What is there already becomes what the demo says. */
export function fillWithDemo(place: WorkPlace): ShopWork['seed'] {
  const { db, stores, now } = place
  return async (_, io, signal) => {
    const startedAt = performance.now()
    await recordSeeding(db, demoVersion, null)
    let documents = 0
    for (const view of stores.views) {
      const report = await importDocuments(
        { db },
        {
          rows: rowsOf(hitsOf(view, now())),
          views: stores.views,
          signal,
          onProblem: (problem) => void io.err(`${view.code}: ${describeProblem(problem)}`),
        },
      )
      if (report.aborted) return { ok: false, message: 'Stopped. The next start goes on.' }
      documents += report.read
      await io.out(`  ${view.name}: ${report.read} documents`)
    }
    await saveCoupons({ db }, demoCoupons(stores.views, now()))
    await fillWithGiftCards(place)
    const customers = await fillWithCustomers(place)
    if (customers > 0) await io.out(`  ${customers} customers to try it with`)
    await recordSeeding(db, demoVersion, now())
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    return {
      ok: true,
      message: `Filled ${stores.views.length} store views with ${documents} documents in ${seconds} s.`,
    }
  }
}

function* hitsOf(view: StoreView, now: Date) {
  for (const { type, doc } of demoDocuments(view, now)) {
    yield { _index: view.catalog.index, _type: type, _id: String(doc.id), _source: doc }
  }
}
