import { type DraftResult, invalidRow } from './draft.ts'
import { type Fields, omitKeys, toId, toIds, toInteger, toNumber, toRecords, toText } from './values.ts'

export type TaxRuleDraft = { id: number; priority: number; position: number; document: Fields }

export function draftTaxRule(source: Fields, hitId: unknown): DraftResult<TaxRuleDraft> {
  const id = toId(source.id) ?? toId(hitId)
  if (id === undefined) return invalidRow('id is missing')
  const rates = toRecords(source.rates).map(rate)
  if (rates.length === 0) return invalidRow('rates are missing')
  const junk = rates.find(
    ({ tax_country_id, rate: percent }) => !tax_country_id || percent === undefined || percent < 0,
  )
  if (junk) return invalidRow('a rate has no country or no percentage')
  const priority = toInteger(source.priority) ?? 0
  const position = toInteger(source.position) ?? 0
  return {
    ok: true,
    warnings: [],
    draft: {
      id,
      priority,
      position,
      document: {
        ...omitKeys(source, ['tsk', '_score']),
        id,
        code: toText(source.code) ?? String(id),
        priority,
        position,
        customer_tax_class_ids: toIds(source.customer_tax_class_ids),
        product_tax_class_ids: toIds(source.product_tax_class_ids),
        tax_rate_ids: toIds(source.tax_rate_ids),
        calculate_subtotal: source.calculate_subtotal === true,
        rates,
      },
    },
  }
}

function rate(entry: Fields): Fields & { tax_country_id?: string; rate?: number } {
  return {
    ...entry,
    id: toInteger(entry.id) ?? 0,
    tax_country_id: toText(entry.tax_country_id),
    tax_region_id: toInteger(entry.tax_region_id) ?? 0,
    tax_postcode: toText(entry.tax_postcode) ?? '*',
    rate: toNumber(entry.rate),
    code: toText(entry.code) ?? '',
  }
}
