/** Labels derived from product data. A catalogue may add labels with its own codes. */
export const derivedLabels = ['sold-out', 'pre-order', 'sale', 'new', 'last-pieces'] as const
export type DerivedLabel = (typeof derivedLabels)[number]

export type LabelFacts = {
  /** Codes from the catalogue, in its order. They may be out of date. */
  given: readonly string[]
  /** A special price below the regular price is shown. */
  reduced: boolean
  inStock: boolean
  /** Units in stock; null when stock is not managed. */
  left: number | null
  /** The "last pieces" label is shown if at most this number of units is left. */
  lowFrom: number
  /** null if the catalogue does not say whether this is a pre-order; then the pre-order label in `given` decides. */
  preOrder: boolean | null
  newFrom: Date | null
  newTo: Date | null
  now: Date
}

/** Labels to show on the picture, most important first. A label that contradicts the product data is dropped. */
export function productLabels(facts: LabelFacts): string[] {
  const decided = derivedLabels.filter((code) => holds(code, facts))
  const others = facts.given.filter((code) => !(derivedLabels as readonly string[]).includes(code))
  return [...new Set([...decided, ...others])]
}

function holds(code: DerivedLabel, facts: LabelFacts): boolean {
  const preOrder = facts.preOrder ?? facts.given.includes('pre-order')
  switch (code) {
    case 'sold-out':
      return !facts.inStock
    case 'pre-order':
      return facts.inStock && preOrder
    case 'sale':
      return facts.reduced
    case 'new':
      return isNew(facts)
    case 'last-pieces':
      return facts.inStock && !preOrder && facts.left !== null && facts.left > 0 && facts.left <= facts.lowFrom
  }
}

function isNew({ given, newFrom, newTo, now }: LabelFacts): boolean {
  if (newFrom === null && newTo === null) return given.includes('new')
  return (newFrom === null || newFrom <= now) && (newTo === null || now <= newTo)
}
