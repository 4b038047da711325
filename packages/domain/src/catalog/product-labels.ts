/** Labels that follow from facts. A catalogue may carry more, by codes of its own. */
export const decidedLabels = ['sold-out', 'pre-order', 'sale', 'new', 'last-pieces'] as const
export type DecidedLabel = (typeof decidedLabels)[number]

export type LabelFacts = {
  /** Codes that the catalogue gave, in its order. They were true when it was written. */
  given: readonly string[]
  /** A lower price than usual is in sight. */
  reduced: boolean
  inStock: boolean
  /** How many are left; null where nobody counts. */
  left: number | null
  /** So many or fewer are the last ones. */
  lowFrom: number
  /** null: the catalogue does not say, its label counts. */
  preOrder: boolean | null
  newFrom: Date | null
  newTo: Date | null
  now: Date
}

/** What stands on the picture, most important first. A label that facts contradict is not shown, whoever gave it. */
export function productLabels(facts: LabelFacts): string[] {
  const decided = decidedLabels.filter((code) => holds(code, facts))
  const others = facts.given.filter((code) => !(decidedLabels as readonly string[]).includes(code))
  return [...new Set([...decided, ...others])]
}

function holds(code: DecidedLabel, facts: LabelFacts): boolean {
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
