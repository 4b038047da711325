import type { Purchasable, Sellable } from '../purchasable.ts'
import { type CartRefusal, cartRefusal } from '../refusal.ts'
import type { ChosenValue } from '../selection.ts'
import type { OptionText } from './option-text.ts'

type VariantChoice = { ok: true; bought: Sellable; values: ChosenValue[]; shown: OptionText[] }

/** Requires a value for every attribute of a configurable product. A variant requested by its own SKU needs no choice. */
export function chooseConfiguredVariant(
  product: Purchasable,
  chosen: readonly ChosenValue[],
): VariantChoice | CartRefusal {
  if (product.typeId !== 'configurable') return { ok: true, bought: product, values: [], shown: [] }
  const chosenValues = new Map(chosen.map(({ id, value }) => [id, value]))
  for (const id of chosenValues.keys()) {
    if (!product.attributes.some((attribute) => attribute.id === id)) return cartRefusal('option_unknown')
  }
  const values: ChosenValue[] = []
  const optionTexts: OptionText[] = []
  for (const { id, label, values: known } of product.attributes) {
    const value = chosenValues.get(id)
    if (value === undefined || value === '') return cartRefusal('option_missing', { option: label })
    values.push({ id, value })
    optionTexts.push({ label, value: known.find((one) => one.id === value)?.label ?? value })
  }
  const bought = product.variants.find(
    (variant) =>
      variant.isEnabled && product.attributes.every(({ code, id }) => variant.values[code] === chosenValues.get(id)),
  )
  return bought ? { ok: true, bought, values, shown: optionTexts } : cartRefusal('no_such_configuration')
}
