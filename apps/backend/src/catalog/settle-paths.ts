/** A path in use. id is null if something of another kind uses it. */
export type PathHolder = { path: string; id: number | null }

/**
 * Who gets which path. In order of the wishes; a path in use by another goes on with its id appended. What those who wish
 * have now counts as free, so that two things can change places. Only those whose path changes are answered.
 */
export function settlePaths(
  wishes: readonly { id: number; path: string | null }[],
  holders: readonly PathHolder[],
): Map<number, string | null> {
  const wishing = new Map(wishes.map(({ id, path }) => [id, path]))
  const current = new Map(holders.flatMap(({ id, path }) => (id === null ? [] : [[id, path]])))
  const taken = new Set(holders.filter(({ id, path }) => !isMoving(id, path)).map(({ path }) => path))
  function isMoving(id: number | null, path: string): boolean {
    return id !== null && wishing.has(id) && wishing.get(id) !== path
  }
  const changes = new Map<number, string | null>()
  for (const { id, path } of wishes) {
    const settled = path === null ? null : current.get(id) === path ? path : firstFree(path, id, taken)
    if (settled !== null) taken.add(settled)
    if (settled !== (current.get(id) ?? null)) changes.set(id, settled)
  }
  return changes
}

function firstFree(path: string, id: number, taken: ReadonlySet<string>): string {
  return taken.has(path) ? firstFree(withId(path, id), id, taken) : path
}

/** 'clocks/oak.html' → 'clocks/oak-12.html' */
export function withId(path: string, id: number): string {
  const [, stem, ending] = /^(.*?)(\.html?)?$/s.exec(path) ?? []
  return `${stem}-${id}${ending ?? ''}`
}
