import { filterKind } from './price-filter.ts'
import { isOffered, type StockRule, type Variant } from './variant.ts'

/** A list of ids means "any of these"; an empty string or list means "no preference". */
export type WantedValues = Readonly<Record<string, string | readonly string[]>>

/** 'default' accepts any variant. */
export type VariantRequest = 'default' | { sku: string } | { values: WantedValues }

export type ChoiceRule = StockRule & {
  /** The product's own gross price before any discount; null when the viewer may not see prices. */
  parentPrice: number | null
  /** Falls back to the first offered variant when none matches. */
  fallback: boolean
}

export type ChosenVariant<V> = {
  variant: V
  /** false when nothing matched and this is the fallback. */
  matched: boolean
}

/** Returns the first offered variant that matches, else the first offered one, else null. */
export function chooseVariant<V extends Variant>(
  variants: readonly V[],
  request: VariantRequest,
  rule: ChoiceRule,
): ChosenVariant<V> | null {
  const offered = variants.filter((variant) => isOffered(variant, rule))
  const variant = offered.find((candidate) => isWanted(candidate, request, rule))
  if (variant) return { variant, matched: true }
  const [first] = offered
  return first && rule.fallback ? { variant: first, matched: false } : null
}

function isWanted(variant: Variant, request: VariantRequest, { parentPrice }: ChoiceRule): boolean {
  if (request === 'default') return true
  if ('sku' in request) return variant.sku === request.sku
  const wanted = wantedEntries(request.values)
  if (wanted.length > 0) return wanted.every(([code, ids]) => ids.includes(variant.values[code] ?? ''))
  // Nothing is chosen yet: prefer a variant that costs no more than the price shown for the product.
  return variant.price === null || parentPrice === null || variant.price <= parentPrice
}

/** A range is a list filter, never a product option. */
function wantedEntries(values: WantedValues): [string, readonly string[]][] {
  return Object.entries(values)
    .map(([code, ids]): [string, readonly string[]] => [code, typeof ids === 'string' ? [ids] : ids])
    .map(([code, ids]): [string, readonly string[]] => [code, ids.filter((id) => id !== '')])
    .filter(([code, ids]) => filterKind(code) === 'options' && ids.length > 0)
}
