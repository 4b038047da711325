/** A column of a table: a plain value, or objects or lists of objects that all have the same keys. */
type Column = string | { name: string; isList?: true; columns: Column[] }
/** An array of objects with the same keys, which names the keys once. */
type Table = { $keys: Column[]; rows: unknown[][] }
type Fields = Record<string, unknown>

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
    return rows.map((row) => expandRow($keys, row))
  }
  for (const key in value) (value as Fields)[key] = expandTables((value as Fields)[key])
  return value
}

function expandRow(columns: readonly Column[], row: readonly unknown[]): Fields {
  return Object.fromEntries(
    columns.map((column, at) => {
      if (typeof column === 'string') return [column, expandTables(row[at])]
      const { name, isList, columns } = column
      const expand = (inner: unknown) => expandRow(columns, inner as unknown[])
      return [name, isList ? (row[at] as unknown[]).map(expand) : expand(row[at])]
    }),
  )
}

function compact(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (!Array.isArray(value)) {
    const copy: Fields = {}
    for (const key of Object.keys(value)) copy[key] = compact((value as Fields)[key])
    return copy
  }
  const columns = value.length > 1 ? columnsOf(value) : null
  if (!columns) return value.map(compact)
  return { $keys: columns, rows: value.map((item) => compactRow(columns, item as Fields)) } satisfies Table
}

function compactRow(columns: readonly Column[], item: Fields): unknown[] {
  return columns.map((column) => {
    if (typeof column === 'string') return compact(item[column])
    const { name, isList, columns } = column
    return isList
      ? (item[name] as Fields[]).map((inner) => compactRow(columns, inner))
      : compactRow(columns, item[name] as Fields)
  })
}

/** The keys of all items, in their order; null if the items differ in them. JSON has no undefined, which would become null. */
function columnsOf(items: readonly unknown[]): Column[] | null {
  const [first] = items
  if (!isObject(first)) return null
  const keys = Object.keys(first)
  const isSame = (item: unknown) =>
    isObject(item) && Object.keys(item).length === keys.length && keys.every((key) => item[key] !== undefined)
  if (keys.length === 0 || !items.every(isSame)) return null
  return keys.map((name) =>
    columnOf(
      name,
      (items as Fields[]).map((item) => item[name]),
    ),
  )
}

function columnOf(name: string, values: readonly unknown[]): Column {
  if (values.every(isObject)) {
    const columns = columnsOf(values)
    return columns ? { name, columns } : name
  }
  if (!values.every(Array.isArray)) return name
  const columns = columnsOf(values.flat())
  return columns ? { name, isList: true, columns } : name
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
