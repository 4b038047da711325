import type { StagedRow } from './staged-row.ts'

/**
 * Keeps one document of each entity: the newest one or, of equally new ones, the one with the greatest digest, so that the order in the
 * file does not matter. replaced: the other documents, except exact duplicates.
 */
export function keepNewest<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  rowOf: (item: T) => StagedRow,
): { kept: T[]; replaced: T[] } {
  const kept = new Map<string, T>()
  const replaced: T[] = []
  for (const item of items) {
    const key = keyOf(item)
    const previous = kept.get(key)
    const isNewer = !previous || compareVersions(rowOf(item), rowOf(previous)) > 0
    if (isNewer) kept.set(key, item)
    if (previous && rowOf(previous).digest !== rowOf(item).digest) replaced.push(isNewer ? previous : item)
  }
  return { kept: [...kept.values()], replaced }
}

function compareVersions(a: StagedRow, b: StagedRow): number {
  return a.changedAt - b.changedAt || (a.digest < b.digest ? -1 : a.digest > b.digest ? 1 : 0)
}
