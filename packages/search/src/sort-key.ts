import type { Column } from './columns/column.ts'
import type { FieldTree } from './columns/field-tree.ts'
import type { DocumentSlots } from './document-slots.ts'

export type SortField = { field: string; descending: boolean }
export type Sort = readonly SortField[]

/** Negative if the left slot comes first. */
export type SlotComparator = (left: number, right: number) => number

export const sortKeyOf = (sort: Sort): string =>
  sort.map(({ field, descending }) => `${descending ? '-' : '+'}${field}`).join('\0')

/**
 * Creates the comparison for a sort. If a document has several values in a field, the lowest one is compared in ascending and the
 * highest one in descending order. Documents without a value come last in both cases; equal documents are ordered by id, so the
 * order does not depend on the history of the index. All fields of the sort must exist.
 */
export function createSlotComparator(sort: Sort, fields: FieldTree, slots: DocumentSlots): SlotComparator {
  const steps = sort.flatMap(({ field, descending }) => {
    const column = fields.find(field)
    return column ? [compareIn(column, descending)] : []
  })
  const byId: SlotComparator = (left, right) => (slots.ids[left] as number) - (slots.ids[right] as number)
  const [first, second] = steps
  if (!first) return byId
  if (!second) return (left, right) => first(left, right) || byId(left, right)
  return (left, right) => {
    for (const step of steps) {
      const difference = step(left, right)
      if (difference !== 0) return difference
    }
    return byId(left, right)
  }
}

function compareIn(column: Column, descending: boolean): SlotComparator {
  const { dictionary, sets } = column
  return (left, right) => {
    const leftSet = column.setAt(left)
    const rightSet = column.setAt(right)
    if (leftSet === rightSet) return 0
    if (leftSet === 0) return 1
    if (rightSet === 0) return -1
    const { numbers } = column
    if (!numbers) return compareLists(column, leftSet, rightSet, descending)
    let difference = (numbers[leftSet] as number) - (numbers[rightSet] as number)
    if (Number.isNaN(difference)) {
      // In a column of single values the only member of set n is at n - 1.
      const { members } = sets
      difference = dictionary.compare(members[leftSet - 1] as number, members[rightSet - 1] as number)
    }
    return descending ? -difference : difference
  }
}

function compareLists(column: Column, leftSet: number, rightSet: number, descending: boolean): number {
  const left = extreme(column, leftSet, descending)
  const right = extreme(column, rightSet, descending)
  return descending ? column.dictionary.compare(right, left) : column.dictionary.compare(left, right)
}

/** The ordinal of a set's lowest or highest value. */
function extreme({ dictionary, sets }: Column, set: number, highest: boolean): number {
  let best = sets.members[sets.start(set)] as number
  for (let at = sets.start(set) + 1; at < sets.end(set); at++) {
    const ordinal = sets.members[at] as number
    const difference = dictionary.compare(ordinal, best)
    if (highest ? difference > 0 : difference < 0) best = ordinal
  }
  return best
}
