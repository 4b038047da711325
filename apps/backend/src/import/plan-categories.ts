import type { StagedRow } from './staged-row.ts'

export type CategoryPlan = {
  /** The parent of every category of the file. The tree is shared by all stores. */
  parents: ReadonlyMap<number, number | null>
  /** Categories whose parent differs from the stored one, or that are new. */
  moved: ReadonlySet<number>
  refused: ReadonlyMap<StagedRow, string>
}

/**
 * Joins the parents in the file with the stored tree. If categories form a cycle, one of them is refused: the one with the smallest id
 * among those that would move. Rows are in the order of the stores; the last store decides.
 */
export function planCategories(rows: readonly StagedRow[], stored: ReadonlyMap<number, number | null>): CategoryPlan {
  const parents = new Map(rows.map(({ facts }) => [facts.id, facts.parentId ?? null]))
  const reasons = new Map<number, string>()
  const parentOf = (id: number) => parents.get(id) ?? (parents.has(id) ? null : (stored.get(id) ?? null))
  /** Categories without a cycle above them. */
  const checked = new Set<number>()

  for (const start of [...parents.keys()].toSorted((a, b) => a - b)) {
    for (let cycle = findCycle(start, parentOf, checked); cycle; cycle = findCycle(start, parentOf, checked)) {
      const members = cycle.filter((id) => parents.has(id)).toSorted((a, b) => a - b)
      const refused = members.find((id) => parents.get(id) !== (stored.get(id) ?? null)) ?? members[0]
      if (refused === undefined) break
      reasons.set(refused, `parent category ${parents.get(refused)} is a descendant of this category`)
      parents.delete(refused)
    }
  }
  return {
    parents,
    moved: new Set([...parents].filter(([id, parent]) => stored.get(id) !== parent).map(([id]) => id)),
    refused: new Map(
      rows.flatMap((row) => (reasons.has(row.facts.id) ? [[row, reasons.get(row.facts.id) ?? '']] : [])),
    ),
  }
}

/** The cycle that the chain of a category's ancestors runs into; undefined if the chain ends at a root category. */
function findCycle(start: number, parentOf: (id: number) => number | null, checked: Set<number>): number[] | undefined {
  const path: number[] = []
  const onPath = new Set<number>()
  for (let id: number | null = start; id !== null && !checked.has(id); id = parentOf(id)) {
    if (onPath.has(id)) return path.slice(path.indexOf(id))
    onPath.add(id)
    path.push(id)
  }
  for (const id of path) checked.add(id)
  return undefined
}
