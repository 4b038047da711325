import type { TaxRuleDocument } from '@mantel/contract'
import type { Db } from '../platform/db/index.ts'

/** The tax rules in the order in which they are applied. */
export async function readTaxRules(db: Db, storeCode: string): Promise<TaxRuleDocument[]> {
  const rows = await db
    .selectFrom('tax_rule')
    .select('document')
    .where('store_code', '=', storeCode)
    .orderBy('priority')
    .orderBy('position')
    .orderBy('id')
    .execute()
  // The import accepts only complete rules, but rates may lack the name of their region.
  return rows.map(({ document }) => {
    const rule = document as unknown as TaxRuleDocument
    return { ...rule, rates: rule.rates.map((rate) => ({ ...rate, region_name: rate.region_name ?? '' })) }
  })
}
