/** A value that all rows have. It is stored once, in the column. */
type Constant = { name: string; value: unknown }
/** Objects, or lists of objects, that all have the same keys. */
type Nested = { name: string; isList?: true; columns: Column[] }
/**
 * Texts that begin alike, such as paths: each is written as the number of characters that it shares with the one before (a digit of
 * base 36), and its rest.
 */
type Alike = { alike: string }
/** A key that some objects do not have: 0 without it, an array of its value with it. */
type Optional = { optional: string }
/** A column of a table: plain values, one value for all rows, a nested table, texts that begin alike, or values of only some rows. */
type Column = string | Constant | Nested | Alike | Optional
/** An array of objects with much the same keys, which names the keys once. */
type Table = { $keys: Column[]; rows: unknown[][] }
type Fields = Record<string, unknown>

/**
 * The JSON of data in a page, with tables in place of arrays of objects with the same keys: the names of keys would be a third of a
 * list page's data. No data has the key that marks a table.
 */
export const stringifyCompact = (value: object): string => JSON.stringify(compact(value))

/** Restores the value of stringifyCompact in place. */
export function expandTables(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if ('$keys' in value) {
    const { $keys, rows } = value as Table
    const texts: Texts = new Map()
    return rows.map((row) => expandRow($keys, row, texts))
  }
  for (const key in value) (value as Fields)[key] = expandTables((value as Fields)[key])
  return value
}

/** For each column of texts that begin alike, the text of the row before. */
type Texts = Map<Alike, string>

function expandRow(columns: readonly Column[], row: readonly unknown[], texts: Texts): Fields {
  let at = 0
  const fields: Fields = {}
  for (const column of columns) {
    if (typeof column === 'string') fields[column] = expandTables(row[at++])
    else if ('value' in column) fields[column.name] = column.value
    else {
      const cell = row[at++]
      if ('alike' in column) fields[column.alike] = expandText(column, cell as string, texts)
      else if ('columns' in column) fields[column.name] = expandCell(column, cell as unknown[], texts)
      else if (Array.isArray(cell)) fields[column.optional] = expandTables(cell[0])
    }
  }
  return fields
}

const expandCell = ({ isList, columns }: Nested, cell: unknown[], texts: Texts) =>
  isList ? cell.map((inner) => expandRow(columns, inner as unknown[], texts)) : expandRow(columns, cell, texts)

function expandText(column: Alike, text: string, texts: Texts): string {
  const whole = (texts.get(column) ?? '').slice(0, Number.parseInt(text.charAt(0), 36)) + text.slice(1)
  texts.set(column, whole)
  return whole
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
  const texts: Texts = new Map()
  return { $keys: columns, rows: value.map((item) => compactRow(columns, item as Fields, texts)) } satisfies Table
}

// Loops instead of chained array methods: the server does this for every page with a list.
function compactRow(columns: readonly Column[], item: Fields, texts: Texts): unknown[] {
  const row: unknown[] = []
  for (const column of columns) {
    if (typeof column === 'string') row.push(compact(item[column]))
    else if ('alike' in column) row.push(compactText(column, item[column.alike] as string, texts))
    else if ('columns' in column) row.push(compactCell(column, item[column.name], texts))
    else if ('optional' in column) row.push(compactOptional(item[column.optional]))
  }
  return row
}

const compactCell = ({ isList, columns }: Nested, cell: unknown, texts: Texts): unknown[] =>
  isList
    ? (cell as Fields[]).map((inner) => compactRow(columns, inner, texts))
    : compactRow(columns, cell as Fields, texts)

const compactOptional = (value: unknown) => (value === undefined ? 0 : [compact(value)])

function compactText(column: Alike, text: string, texts: Texts): string {
  const shared = countShared(texts.get(column) ?? '', text)
  texts.set(column, text)
  return shared.toString(36) + text.slice(shared)
}

/** The shared length is at most 35, the highest digit of base 36. */
function countShared(one: string, other: string): number {
  let count = 0
  while (count < 35 && count < one.length && one[count] === other[count]) count++
  return count
}

/**
 * The columns for the keys of all items, in their order; null if the items have no key in common. A key whose value is undefined
 * counts as missing, because JSON would turn the undefined into null.
 */
function columnsOf(items: readonly unknown[]): Column[] | null {
  const counts = new Map<string, number>()
  for (const item of items) {
    if (!isObject(item)) return null
    for (const key of Object.keys(item)) if (item[key] !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const keys = [...counts]
  if (!keys.some(([, count]) => count === items.length)) return null
  return keys.map(([name, count]) =>
    count === items.length ? columnOf(name, items as readonly Fields[]) : { optional: name },
  )
}

function columnOf(name: string, items: readonly Fields[]): Column {
  const value = items[0]?.[name]
  if (value === null || typeof value !== 'object') {
    const isShared = items.length > 1 && items.every((item) => item[name] === value)
    if (isShared) return { name, value }
    return beginAlike(name, items) ? { alike: name } : name
  }
  const cells = items.map((item) => item[name])
  const isList = Array.isArray(value)
  if (isList && !cells.every(Array.isArray)) return name
  const columns = columnsOf(isList ? cells.flat() : cells)
  if (!columns) return name
  return isList ? { name, isList, columns } : { name, columns }
}

/** Whether writing each common beginning only once makes the column at least an eighth shorter. */
function beginAlike(name: string, items: readonly Fields[]): boolean {
  let before = ''
  let length = 0
  let saved = 0
  for (const item of items) {
    const text = item[name]
    if (typeof text !== 'string') return false
    length += text.length
    saved += countShared(before, text) - 1
    before = text
  }
  return saved * 8 > length
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
