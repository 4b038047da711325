/**
 * For viewers who may see no prices: removes every field that holds or reveals an amount, at any depth and from any source.
 * The dates of a special price reveal that there is one, so they are removed too.
 */
const priceName = /(^|_)(prices?|costs?|msrp|amounts?|tier)(_|$)|Price|Amount|^special_(from|to)_date$/

export function hidePrices<T>(value: T): T {
  return withoutPrices(value) as T
}

function withoutPrices(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((inner) => !isPriceAttribute(inner)).map(withoutPrices)
  if (typeof value !== 'object' || value === null) return value
  const result: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) if (!isPriceName(name)) result[name] = withoutPrices(inner)
  return result
}

/** A cache of decisions: there are few field names, and every document repeats them. */
const decisions = new Map<string, boolean>()

function isPriceName(name: string): boolean {
  let answer = decisions.get(name)
  if (answer === undefined) {
    answer = priceName.test(name)
    if (decisions.size < 10_000) decisions.set(name, answer)
  }
  return answer
}

/** An entry of custom_attributes has its name in a field: {attribute_code, value}. */
function isPriceAttribute(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'attribute_code' in value &&
    typeof value.attribute_code === 'string' &&
    isPriceName(value.attribute_code)
  )
}
