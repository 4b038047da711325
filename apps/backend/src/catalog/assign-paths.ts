/** A path in use. id is null if an entity of another kind uses it. */
export type PathHolder = { path: string; id: number | null }

/**
 * Assigns paths in the order of the requests. If another entity uses a path, the id is appended. The current paths of
 * entities that request another one count as free, so that two entities can swap paths. Returns only changed paths.
 */
export function assignPaths(
  requests: readonly { id: number; path: string | null }[],
  holders: readonly PathHolder[],
): Map<number, string | null> {
  const requestedPaths = new Map(requests.map(({ id, path }) => [id, path]))
  const current = new Map(holders.flatMap(({ id, path }) => (id === null ? [] : [[id, path]])))
  const taken = new Set(holders.filter(({ id, path }) => !isMoving(id, path)).map(({ path }) => path))
  function isMoving(id: number | null, path: string): boolean {
    return id !== null && requestedPaths.has(id) && requestedPaths.get(id) !== path
  }
  const changes = new Map<number, string | null>()
  for (const { id, path } of requests) {
    const assigned = path === null ? null : current.get(id) === path ? path : firstFree(path, id, taken)
    if (assigned !== null) taken.add(assigned)
    if (assigned !== (current.get(id) ?? null)) changes.set(id, assigned)
  }
  return changes
}

function firstFree(path: string, id: number, taken: ReadonlySet<string>): string {
  return taken.has(path) ? firstFree(appendId(path, id), id, taken) : path
}

/** 'clocks/oak.html' → 'clocks/oak-12.html' */
export function appendId(path: string, id: number): string {
  const [, stem, extension] = /^(.*?)(\.html?)?$/s.exec(path) ?? []
  return `${stem}-${id}${extension ?? ''}`
}
