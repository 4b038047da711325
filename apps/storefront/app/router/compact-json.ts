/** An array of objects with the same keys, which names the keys once. */
type Table = { $keys: string[]; rows: unknown[][] }

/**
 * The JSON of loader data, with tables in place of arrays of equal objects: names of keys would be a third of a list page's data.
 * No loader uses the key that marks a table.
 */
export const stringifyCompact = (value: object): string => JSON.stringify(compact(value))

/** Restores the value of stringifyCompact in place. */
export function expandTables(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$keys' in value) {
    const { $keys, rows } = value as Table
    return rows.map((row) => Object.fromEntries($keys.map((key, at) => [key, expandTables(row[at])])))
  }
  for (const key in value)
    (value as Record<string, unknown>)[key] = expandTables((value as Record<string, unknown>)[key])
  return value
}

function compact(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) {
    const copy: Record<string, unknown> = {}
    for (const key of Object.keys(value)) copy[key] = compact((value as Record<string, unknown>)[key])
    return copy
  }
  const $keys = value.length > 1 ? sharedKeys(value) : null
  if (!$keys) return value.map(compact)
  const rows = value.map((item: Record<string, unknown>) => $keys.map((key) => compact(item[key])))
  return { $keys, rows } satisfies Table
}

/** The keys of all items, in their order; null if the items differ in them. JSON has no undefined, which would become null. */
function sharedKeys(items: readonly unknown[]): string[] | null {
  const [first] = items
  if (typeof first !== 'object' || first === null || Array.isArray(first)) return null
  const keys = Object.keys(first)
  const isSame = (item: unknown) =>
    typeof item === 'object' &&
    item !== null &&
    !Array.isArray(item) &&
    Object.keys(item).length === keys.length &&
    keys.every((key) => (item as Record<string, unknown>)[key] !== undefined)
  return keys.length > 0 && items.every(isSame) ? keys : null
}
