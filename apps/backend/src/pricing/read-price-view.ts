import type { Stores, StoreView } from '@mantel/domain/store'
import { readTaxRules } from '../catalog/index.ts'
import type { Db } from '../platform/db/index.ts'
import { type PriceView, toTaxRules } from './price-view.ts'

export async function readPriceView(db: Db, stores: Stores, view: StoreView): Promise<PriceView> {
  return { view, stores, taxRules: toTaxRules(await readTaxRules(db, view.code)) }
}
