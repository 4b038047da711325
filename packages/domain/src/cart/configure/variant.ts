import type { Purchasable, Sellable } from '../purchasable.ts'
import { type CartRefusal, refused } from '../refusal.ts'
import type { ChosenValue } from '../selection.ts'
import type { Shown } from './shown.ts'

type VariantChoice = { ok: true; bought: Sellable; values: ChosenValue[]; shown: Shown[] }

/** Every attribute of a configurable product has to be chosen. A variant that was asked for by its own sku needs no choice. */
export function chooseConfiguredVariant(
  product: Purchasable,
  chosen: readonly ChosenValue[],
): VariantChoice | CartRefusal {
  if (product.typeId !== 'configurable') return { ok: true, bought: product, values: [], shown: [] }
  const given = new Map(chosen.map(({ id, value }) => [id, value]))
  for (const id of given.keys()) {
    if (!product.attributes.some((attribute) => attribute.id === id)) return refused('option_unknown')
  }
  const values: ChosenValue[] = []
  const shown: Shown[] = []
  for (const { id, label, values: known } of product.attributes) {
    const value = given.get(id)
    if (value === undefined || value === '') return refused('option_missing', { option: label })
    values.push({ id, value })
    shown.push({ label, value: known.find((one) => one.id === value)?.label ?? value })
  }
  const bought = product.variants.find(
    (variant) =>
      variant.isEnabled && product.attributes.every(({ code, id }) => variant.values[code] === given.get(id)),
  )
  return bought ? { ok: true, bought, values, shown } : refused('no_such_configuration')
}
