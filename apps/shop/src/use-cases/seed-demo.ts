import { describeProblem, importDocuments, recordSeeding, rowsOf, saveCoupons } from '@mantel/backend'
import { demoCoupons, demoDocuments, demoVersion } from '@mantel/demo'
import { type Seller, type StoreView, websiteOf } from '@mantel/domain/store'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import type { Config } from '../config.ts'
import { listPublicUrls } from '../public/is-local-url.ts'
import { seedCustomers } from './seed-customers.ts'
import { seedGiftCards } from './seed-gift-cards.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** Risks that the demo data adds to a public shop. */
const fillRisks = ['demo-fill', 'demo-accounts', 'demo-gift-cards'] as const

/** Imports the demo catalogue like any other import. Overwrites existing demo entries. */
export function createSeed(context: UseCaseContext & { config: Config }): ShopUseCases['seed'] {
  const { db, stores, now, config } = context
  return async (_, io, signal) => {
    const missing = fillRisks.filter((risk) => !config.allowInPublic.includes(risk))
    if (missing.length > 0 && listPublicUrls(stores).length > 0)
      return {
        ok: false,
        message: `The shop has a public address. Allow it with ALLOW_IN_PUBLIC=${fillRisks.join(',')}.`,
      }
    const startedAt = performance.now()
    await recordSeeding(db, demoVersion, null)
    let documents = 0
    for (const view of stores.views) {
      const report = await importDocuments(
        { db },
        {
          rows: rowsOf(hitsOf(view, websiteOf(stores, view).seller, now())),
          views: stores.views,
          signal,
          onProblem: (problem) => void io.err(`${view.code}: ${describeProblem(problem)}`),
        },
      )
      if (report.aborted) return { ok: false, message: 'Stopped. The next start continues.' }
      documents += report.read
      await io.out(`  ${view.name}: ${report.read} documents`)
    }
    await saveCoupons({ db }, demoCoupons(stores.views, now()))
    await seedGiftCards(context)
    const customers = await seedCustomers(context)
    if (customers > 0) await io.out(`  ${customers} demo customers`)
    await recordSeeding(db, demoVersion, now())
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    return {
      ok: true,
      message: `Filled ${stores.views.length} store views with ${documents} documents in ${seconds} s.`,
    }
  }
}

function* hitsOf(view: StoreView, seller: Seller, now: Date) {
  for (const { type, doc } of demoDocuments(view, seller, now)) {
    yield { _index: view.catalog.index, _type: type, _id: String(doc.id), _source: doc }
  }
}
