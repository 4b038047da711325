import { isOffered, type StockRule, type Variant } from './variant.ts'

/** Several ids stand for "one of these"; an empty text or list for "whichever". */
export type WantedValues = Readonly<Record<string, string | readonly string[]>>

/** 'default' wants any. */
export type VariantWish = 'default' | { sku: string } | { values: WantedValues }

export type ChoiceRule = StockRule & {
  /** With tax, of the product itself and before any reduction; null where the viewer sees no price. */
  parentPrice: number | null
  /** Where nothing matches, the first that is offered will do. */
  fallback: boolean
}

export type ChosenVariant<V> = {
  variant: V
  /** false: nothing matched, this is the default instead. */
  matched: boolean
}

/** The first variant that is offered and wanted; else the first that is offered; null where there is none. */
export function chooseVariant<V extends Variant>(
  variants: readonly V[],
  wish: VariantWish,
  rule: ChoiceRule,
): ChosenVariant<V> | null {
  const offered = variants.filter((variant) => isOffered(variant, rule))
  const variant = offered.find((candidate) => isWanted(candidate, wish, rule))
  if (variant) return { variant, matched: true }
  const [first] = offered
  return first && rule.fallback ? { variant: first, matched: false } : null
}

function isWanted(variant: Variant, wish: VariantWish, { parentPrice }: ChoiceRule): boolean {
  if (wish === 'default') return true
  if ('sku' in wish) return variant.sku === wish.sku
  const wanted = wantedEntries(wish.values)
  if (wanted.length > 0) return wanted.every(([code, ids]) => ids.includes(variant.values[code] ?? ''))
  // Nothing chosen yet: one that costs no more than the product is announced at.
  return variant.price === null || parentPrice === null || variant.price <= parentPrice
}

/** Price is a filter of lists and never an option. */
function wantedEntries(values: WantedValues): [string, readonly string[]][] {
  return Object.entries(values)
    .map(([code, ids]): [string, readonly string[]] => [code, typeof ids === 'string' ? [ids] : ids])
    .map(([code, ids]): [string, readonly string[]] => [code, ids.filter((id) => id !== '')])
    .filter(([code, ids]) => code !== 'price' && ids.length > 0)
}
