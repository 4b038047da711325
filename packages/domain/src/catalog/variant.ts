import { isEnabled } from './visibility.ts'

/** The fields of a variant that variant selection needs. */
export type Variant = {
  sku: string
  status: number
  /** null when unknown; unknown stock does not exclude a variant. */
  inStock: boolean | null
  /** Gross, in the same unit as parentPrice; null when the viewer may not see prices. */
  price: number | null
  /** Attribute code → option id, as text. */
  values: Readonly<Record<string, string>>
}

export type StockRule = {
  /** Lists variants that are out of stock too. */
  listOutOfStock: boolean
}

export function isOffered(variant: Pick<Variant, 'status' | 'inStock'>, { listOutOfStock }: StockRule): boolean {
  return isEnabled(variant.status) && (listOutOfStock || variant.inStock !== false)
}

/** Filters to variants that can be offered. An empty result means the product cannot be bought. */
export function filterUnavailableVariants<V extends Pick<Variant, 'status' | 'inStock'>>(
  variants: readonly V[],
  rule: StockRule,
): V[] {
  return variants.filter((variant) => isOffered(variant, rule))
}
