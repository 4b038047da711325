import type { BundleOptionRule, Purchasable, Sellable } from '../purchasable.ts'
import { parseQuantity } from '../quantity.ts'
import { type CartRefusal, refused } from '../refusal.ts'
import type { ChosenParts } from '../selection.ts'
import type { Shown } from './shown.ts'

type PartsChoice = {
  ok: true
  parts: { part: Sellable; quantity: number }[]
  chosen: ChosenParts[]
  shown: Shown[]
}

/** What a bundle is made of. Grouped products are no line of a cart: what belongs to them is. */
export function chooseParts(product: Purchasable, chosen: readonly ChosenParts[]): PartsChoice | CartRefusal {
  const result: PartsChoice = { ok: true, parts: [], chosen: [], shown: [] }
  if (product.typeId !== 'bundle') return result
  for (const { id } of chosen) {
    if (!product.bundleOptions.some((option) => option.id === id)) return refused('option_unknown')
  }
  for (const option of product.bundleOptions) {
    const choice = chosen.findLast(({ id }) => id === option.id)
    const ids = [...new Set(choice?.selections ?? [])]
    if (ids.length === 0 && option.isRequired) return refused('option_missing', { option: option.label })
    if (ids.length === 0) continue
    const one = chooseOption(product, option, ids, choice?.quantity ?? null)
    if (!one.ok) return one
    result.parts.push(...one.parts)
    result.shown.push(...one.shown)
    result.chosen.push(...one.chosen)
  }
  return result.parts.length > 0 ? result : refused('option_missing', { option: product.name })
}

function chooseOption(
  product: Purchasable,
  option: BundleOptionRule,
  ids: string[],
  wanted: number | null,
): PartsChoice | CartRefusal {
  const invalid = refused('option_invalid', { option: option.label })
  const found = option.selections.filter(({ id }) => ids.includes(id))
  if (found.length < ids.length || (found.length > 1 && !option.takesMany)) return invalid
  const parts: PartsChoice['parts'] = []
  for (const { sku, quantity: usual, canChangeQuantity } of found) {
    const part = product.parts[sku]
    if (!part?.isEnabled) return refused('out_of_stock')
    const quantity = canChangeQuantity && wanted !== null ? wanted : usual
    if (parseQuantity(quantity) === null) return invalid
    parts.push({ part, quantity })
  }
  const each = new Set(parts.map(({ quantity }) => quantity))
  // One number where it is the same for all, so that saying the usual quantity makes no other line.
  const [quantity = null] = each.size === 1 ? each : [wanted]
  return {
    ok: true,
    parts,
    chosen: [{ id: option.id, quantity, selections: found.map(({ id }) => id) }],
    shown: [{ label: option.label, value: parts.map(({ part, quantity }) => `${quantity} × ${part.name}`).join(', ') }],
  }
}
