import type { TaxRuleDocument } from '@mantel/contract'
import type { Db } from '../platform/db/index.ts'

/** In the order in which they are tried. */
export async function readTaxRules(db: Db, storeCode: string): Promise<TaxRuleDocument[]> {
  const rows = await db
    .selectFrom('tax_rule')
    .select('document')
    .where('store_code', '=', storeCode)
    .orderBy('priority')
    .orderBy('position')
    .orderBy('id')
    .execute()
  // The import lets only complete rules in.
  return rows.map(({ document }) => document as unknown as TaxRuleDocument)
}
