/** A path in use by an entity. The key is unique across entities of all kinds. */
export type PathInUse<K> = { path: string; key: K }
/** The id is appended to a path that another entity uses. */
export type PathRequest<K> = { key: K; id: number; path: string | null }

/**
 * Assigns paths in the order of the requests. If another entity uses a path, the id is appended. The current paths of
 * entities that request another one count as free, so that two entities can swap paths. Returns only changed paths.
 */
export function assignPaths<K>(
  requests: readonly PathRequest<K>[],
  holders: readonly PathInUse<K>[],
): Map<K, string | null> {
  const requestedPaths = new Map(requests.map(({ key, path }) => [key, path]))
  const current = new Map(holders.map(({ key, path }) => [key, path]))
  const taken = new Set(holders.filter(({ key, path }) => !isMoving(key, path)).map(({ path }) => path))
  function isMoving(key: K, path: string): boolean {
    return requestedPaths.has(key) && requestedPaths.get(key) !== path
  }
  const changes = new Map<K, string | null>()
  for (const { key, id, path } of requests) {
    const assigned = path === null ? null : current.get(key) === path ? path : firstFree(path, id, taken)
    if (assigned !== null) taken.add(assigned)
    if (assigned !== (current.get(key) ?? null)) changes.set(key, assigned)
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
