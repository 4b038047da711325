import type { ProductLink } from '@mantel/contract'
import { type Fields, isMissing, isRecord, toId, toIds, toInteger, toNumber, toRecords, toText } from './values.ts'

export type CategoryRelation = { category_id: number; position: number }
export type TierPriceRow = { group_id: number; qty: number; value: number }
export type LinkRow = {
  link_type: ProductLink['link_type']
  linked_sku: string
  position: number
  qty: number | null
}

/** category_ids and category contain the same relation; both are merged. */
export function readCategories(document: Fields): CategoryRelation[] {
  const places = new Map(toIds(document.category_ids).map((id) => [id, 0]))
  for (const entry of toRecords(document.category)) {
    const id = toId(entry.category_id)
    if (id !== undefined) places.set(id, toInteger(entry.position) ?? 0)
  }
  return [...places].map(([category_id, position]) => ({ category_id, position }))
}

/** One price per group and quantity; the last one wins. */
export function readTiers(value: unknown): { tiers: TierPriceRow[]; warnings: string[] } {
  const tiers = new Map<string, TierPriceRow>()
  let junk = 0
  for (const entry of toRecords(value)) {
    const tier = {
      group_id: toInteger(entry.customer_group_id) ?? -1,
      qty: toNumber(entry.qty) ?? (isMissing(entry.qty) ? 1 : -1),
      value: toNumber(entry.value) ?? -1,
    }
    const isValid = tier.group_id >= 0 && tier.qty > 0 && tier.qty < 1e8 && tier.value >= 0 && tier.value < 1e8
    if (isValid) tiers.set(`${tier.group_id} ${tier.qty}`, tier)
    else junk++
  }
  return {
    tiers: [...tiers.values()],
    warnings: junk > 0 ? [`${junk} invalid tier prices were skipped`] : [],
  }
}

const linkTypes: readonly unknown[] = [
  'associated',
  'related',
  'upsell',
  'crosssell',
] satisfies ProductLink['link_type'][]

export function readLinks(value: unknown, ownSku: string): LinkRow[] {
  const links = new Map<string, LinkRow>()
  for (const link of toRecords(value)) {
    const linked_sku = toText(link.linked_product_sku)
    if (!linked_sku || linked_sku === ownSku || !isLinkType(link.link_type)) continue
    const givenQuantity = isRecord(link.extension_attributes) ? link.extension_attributes.qty : link.qty
    const qty = toNumber(givenQuantity)
    links.set(`${link.link_type} ${linked_sku}`, {
      link_type: link.link_type,
      linked_sku,
      position: toInteger(link.position) ?? 0,
      qty: qty === undefined || qty < 0 || qty >= 1e8 ? null : qty,
    })
  }
  return [...links.values()]
}

function isLinkType(value: unknown): value is ProductLink['link_type'] {
  return linkTypes.includes(value)
}

/** The SKUs in a set: bundle selections and associated products. */
export function readParts(attributes: Fields, links: readonly LinkRow[]): string[] {
  const bundled = toRecords(attributes.bundle_options).flatMap((option) => toRecords(option.product_links))
  const associated = links.filter(({ link_type }) => link_type === 'associated')
  const skus = [...bundled.map((link) => toText(link.sku)), ...associated.map((link) => link.linked_sku)]
  return [...new Set(skus.filter((sku) => sku !== undefined))]
}
