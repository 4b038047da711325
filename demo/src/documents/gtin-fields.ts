import type { DemoView } from '../demo-view.ts'
import type { ProductModel } from '../products/model.ts'

/** GS1 reserves this prefix for demonstrations: no real product has such a number. */
const prefix = '952'

/** Branded goods have a barcode; prints of an artist and sets of the shop have none. Trade stores sell cards in packs, which would need their own. */
export function gtinFields({ choices, type }: Pick<ProductModel, 'choices' | 'type'>, id: number, view: DemoView) {
  const isSoldAsOne = type === 'simple' || type === 'configurable'
  return view.market && choices.brand && isSoldAsOne ? { gtin: gtinOf(id) } : {}
}

/** A GTIN-13 with its check digit. */
function gtinOf(id: number): string {
  const digits = `${prefix}${String(id).padStart(9, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
