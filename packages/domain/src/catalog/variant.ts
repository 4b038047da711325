import { isEnabled } from './visibility.ts'

/** One way a configurable product can be bought, as far as choosing goes. */
export type Variant = {
  sku: string
  status: number
  /** null: nobody said, and what nobody said is not held against it. */
  inStock: boolean | null
  /** With tax; null where the viewer sees no price. In the unit of the rule's parentPrice. */
  price: number | null
  /** Attribute code → option id, as text. */
  values: Readonly<Record<string, string>>
}

export type StockRule = {
  /** Goods that are out of stock are shown all the same. */
  listOutOfStock: boolean
}

export function isOffered(variant: Pick<Variant, 'status' | 'inStock'>, { listOutOfStock }: StockRule): boolean {
  return isEnabled(variant.status) && (listOutOfStock || variant.inStock !== false)
}

/** What is left to choose from. Nothing left means that the product cannot be had at all. */
export function filterUnavailableVariants<V extends Pick<Variant, 'status' | 'inStock'>>(
  variants: readonly V[],
  rule: StockRule,
): V[] {
  return variants.filter((variant) => isOffered(variant, rule))
}
