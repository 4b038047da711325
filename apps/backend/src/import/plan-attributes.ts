import { idFromText } from './product-ids.ts'
import type { StagedRow } from './staged-row.ts'

export type AttributePlan = {
  idByCode: ReadonlyMap<string, number>
  /** Maps the attribute ids of the file to attribute codes. */
  codeByGivenId: ReadonlyMap<number, string>
}

/**
 * The code identifies an attribute: systems give the same attribute different ids. An id in use by another attribute
 * is replaced by one computed from the code.
 */
export function planAttributes(
  rows: readonly StagedRow[],
  stored: { idByCode: ReadonlyMap<string, number>; ids: ReadonlySet<number> },
): AttributePlan {
  const givenIds = new Map<string, number>()
  const codeByGivenId = new Map<number, string>()
  for (const { facts } of rows.toSorted((a, b) => a.facts.id - b.facts.id || compareCodes(a, b))) {
    const code = facts.attributeCode ?? ''
    if (!givenIds.has(code)) givenIds.set(code, facts.id)
    if (!codeByGivenId.has(facts.id)) codeByGivenId.set(facts.id, code)
  }
  const taken = new Set(stored.ids)
  const idByCode = new Map<string, number>()
  for (const [code, givenId] of givenIds) {
    let id = stored.idByCode.get(code) ?? givenId
    if (!stored.idByCode.has(code) && taken.has(id)) for (id = idFromText(code); taken.has(id); id++);
    taken.add(id)
    idByCode.set(code, id)
  }
  return { idByCode, codeByGivenId }
}

function compareCodes(a: StagedRow, b: StagedRow): number {
  return (a.facts.attributeCode ?? '') < (b.facts.attributeCode ?? '') ? -1 : 1
}
