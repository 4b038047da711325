/** A value that all rows share is in its column only. */
type Constant = { name: string; value: unknown }
/** Objects, or lists of objects, that all have the same keys. */
type Nested = { name: string; isList?: true; columns: Column[] }
/** A column of a table: plain values, one value for all rows, or a nested table. */
type Column = string | Constant | Nested
/** An array of objects with the same keys, which names the keys once. */
type Table = { $keys: Column[]; rows: unknown[][] }
type Fields = Record<string, unknown>

/**
 * The JSON of data in a page, with tables in place of arrays of equal objects: names of keys would be a third of a list page's data.
 * No data has the key that marks a table.
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
  let at = 0
  return Object.fromEntries(
    columns.map((column) => {
      if (isConstant(column)) return [column.name, column.value]
      const value = row[at++]
      if (typeof column === 'string') return [column, expandTables(value)]
      const { name, isList, columns } = column
      const expand = (inner: unknown) => expandRow(columns, inner as unknown[])
      return [name, isList ? (value as unknown[]).map(expand) : expand(value)]
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

// Loops instead of chained array methods: the server does this for every page with a list.
function compactRow(columns: readonly Column[], item: Fields): unknown[] {
  const row: unknown[] = []
  for (const column of columns) {
    if (typeof column === 'string') row.push(compact(item[column]))
    else if ('columns' in column) row.push(compactCell(column, item[column.name]))
  }
  return row
}

const compactCell = ({ isList, columns }: Nested, cell: unknown): unknown[] =>
  isList ? (cell as Fields[]).map((inner) => compactRow(columns, inner)) : compactRow(columns, cell as Fields)

/** The keys of all items, in their order; null if the items differ in them. JSON has no undefined, which would become null. */
function columnsOf(items: readonly unknown[]): Column[] | null {
  const [first] = items
  if (!isObject(first)) return null
  const keys = Object.keys(first)
  if (keys.length === 0) return null
  for (const item of items) {
    if (!isObject(item) || Object.keys(item).length !== keys.length) return null
    for (const key of keys) if (item[key] === undefined) return null
  }
  return keys.map((name) => columnOf(name, items as readonly Fields[]))
}

function columnOf(name: string, items: readonly Fields[]): Column {
  const value = items[0]?.[name]
  if (value === null || typeof value !== 'object') {
    const isShared = items.length > 1 && items.every((item) => item[name] === value)
    return isShared ? { name, value } : name
  }
  const cells = items.map((item) => item[name])
  const isList = Array.isArray(value)
  if (isList && !cells.every(Array.isArray)) return name
  const columns = columnsOf(isList ? cells.flat() : cells)
  if (!columns) return name
  return isList ? { name, isList, columns } : { name, columns }
}

const isConstant = (column: Column): column is Constant => typeof column === 'object' && 'value' in column

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
