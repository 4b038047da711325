import { type ChosenParts, type ChosenValue, lineKey } from '@mantel/domain/cart'
import type { ProductOption } from './goods.ts'

type Entry = Record<string, unknown>

/**
 * Equal for the same line on either side: the bought sku with what was chosen beside it. Some servers make a sku of their
 * own for a set; its choices say enough.
 */
export function keyOfLine(sku: string, typeId: string | undefined, option: ProductOption | null): string {
  const chosen = option?.extension_attributes ?? {}
  const custom = entries(chosen.custom_options).map(chosenValue).toSorted(byId)
  const bundle = entries(chosen.bundle_options).map(chosenParts).toSorted(byId)
  const bought = typeId === 'bundle' && bundle.length > 0 ? '' : sku
  const { downloadable_links: links } = (chosen.downloadable_option ?? {}) as { downloadable_links?: unknown }
  const downloads = Array.isArray(links) ? links.map(String).toSorted() : []
  const key = lineKey(bought, { configurable: [], custom, bundle, downloads, giftCard: null })
  const giftCard = chosen.am_giftcard_options
  return isEntry(giftCard) ? `${key}${JSON.stringify(Object.entries(giftCard).toSorted())}` : key
}

/** Some servers send lists as objects. */
function entries(given: unknown): Entry[] {
  return Object.values((given ?? {}) as Record<string, unknown>).filter(isEntry)
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

function chosenValue({ option_id, option_value }: Entry): ChosenValue {
  return { id: String(option_id), value: String(option_value) }
}

function chosenParts({ option_id, option_qty, option_selections }: Entry): ChosenParts {
  const selections = Array.isArray(option_selections) ? option_selections.map(String).toSorted() : []
  return { id: String(option_id), quantity: Number(option_qty ?? 1), selections }
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : Number(a.id > b.id)
}
