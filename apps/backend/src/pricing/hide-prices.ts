/**
 * What a viewer without prices gets: no field that holds or hints at an amount, at any depth, whoever put it there.
 * Dates of a special price tell that there is one, so they go too.
 */
const priceName = /(^|_)(prices?|costs?|msrp|amounts?|tier)(_|$)|Price|Amount|^special_(from|to)_date$/

export function hidePrices<T>(value: T): T {
  return without(value) as T
}

function without(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((inner) => !isPriceAttribute(inner)).map(without)
  if (typeof value !== 'object' || value === null) return value
  const kept: Record<string, unknown> = {}
  for (const [name, inner] of Object.entries(value)) if (!isPriceName(name)) kept[name] = without(inner)
  return kept
}

/** Field names are few and come again with every document. */
const known = new Map<string, boolean>()

function isPriceName(name: string): boolean {
  let answer = known.get(name)
  if (answer === undefined) {
    answer = priceName.test(name)
    if (known.size < 10_000) known.set(name, answer)
  }
  return answer
}

/** custom_attributes carry their names inside: {attribute_code, value}. */
function isPriceAttribute(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'attribute_code' in value &&
    typeof value.attribute_code === 'string' &&
    isPriceName(value.attribute_code)
  )
}
