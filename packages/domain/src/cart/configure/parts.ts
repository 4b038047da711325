import type { BundleOptionRule, Purchasable, Sellable } from '../purchasable.ts'
import { parseQuantity } from '../quantity.ts'
import { type CartRefusal, cartRefusal } from '../refusal.ts'
import type { ChosenParts } from '../selection.ts'
import type { OptionText } from './option-text.ts'

type PartsChoice = {
  ok: true
  parts: { part: Sellable; quantity: number }[]
  chosen: ChosenParts[]
  shown: OptionText[]
}

/** Chooses the parts of a bundle. The parts of a grouped product become cart lines of their own. */
export function chooseParts(product: Purchasable, chosen: readonly ChosenParts[]): PartsChoice | CartRefusal {
  const result: PartsChoice = { ok: true, parts: [], chosen: [], shown: [] }
  if (product.typeId !== 'bundle') return result
  for (const { id } of chosen) {
    if (!product.bundleOptions.some((option) => option.id === id)) return cartRefusal('option_unknown')
  }
  for (const option of product.bundleOptions) {
    const choice = chosen.findLast(({ id }) => id === option.id)
    const ids = [...new Set(choice?.selections ?? [])]
    if (ids.length === 0 && option.isRequired) return cartRefusal('option_missing', { option: option.label })
    if (ids.length === 0) continue
    const part = chooseOption(product, option, ids, choice?.quantity ?? null)
    if (!part.ok) return part
    result.parts.push(...part.parts)
    result.shown.push(...part.shown)
    result.chosen.push(...part.chosen)
  }
  return result.parts.length > 0 ? result : cartRefusal('option_missing', { option: product.name })
}

function chooseOption(
  product: Purchasable,
  option: BundleOptionRule,
  ids: string[],
  wanted: number | null,
): PartsChoice | CartRefusal {
  const invalid = cartRefusal('option_invalid', { option: option.label })
  const found = option.selections.filter(({ id }) => ids.includes(id))
  if (found.length < ids.length || (found.length > 1 && !option.takesMany)) return invalid
  const parts: PartsChoice['parts'] = []
  for (const { sku, quantity: defaultQuantity, canChangeQuantity } of found) {
    const part = product.parts[sku]
    if (!part?.isEnabled) return cartRefusal('out_of_stock')
    const quantity = canChangeQuantity && wanted !== null ? wanted : defaultQuantity
    if (parseQuantity(quantity) === null) return invalid
    parts.push({ part, quantity })
  }
  const quantities = new Set(parts.map(({ quantity }) => quantity))
  // Writes out a quantity that all parts share, so that a choice with the default quantity gives the same line key.
  const [quantity = null] = quantities.size === 1 ? quantities : [wanted]
  return {
    ok: true,
    parts,
    chosen: [{ id: option.id, quantity, selections: found.map(({ id }) => id) }],
    shown: [{ label: option.label, value: parts.map(({ part, quantity }) => `${quantity} × ${part.name}`).join(', ') }],
  }
}
