import { Column, type SavedColumn } from './column.ts'
import { type SavedTerms, TermDictionary } from './term-dictionary.ts'

export type Value = string | number | boolean

/** Longer texts are content, not filter values. Search engines commonly use the same limit (ignore_above: 256). */
const maxTermLength = 256
/** Documents with ever-changing keys must not grow the index without limit; further keys are not indexed. */
const maxFields = 2000
/** Deeper levels of a document are not indexed as fields. */
const deepest = 8

/** The keys that lead to each column, in the order of the columns. */
type SavedPaths = string[][]

type Node = { children: Map<string, Node>; column: Column | null }

/**
 * All columns of an index, created while documents are indexed. Any path of a document is a field. Lists are
 * flattened, so `children.sku` holds the sku of every child. Values are compared as text: "49" and 49 are equal.
 */
export class FieldTree {
  readonly dictionary: TermDictionary
  readonly #root: Node = { children: new Map(), column: null }
  readonly #columns: Column[] = []
  /** Columns already resolved by field name. */
  readonly #byName = new Map<string, Column>()
  #touched = new Map<Column, number[]>()

  constructor(dictionary = new TermDictionary()) {
    this.dictionary = dictionary
  }

  static load(parts: Iterator<unknown>): FieldTree {
    const loaded = new FieldTree(TermDictionary.load(parts.next().value as SavedTerms))
    for (const path of parts.next().value as SavedPaths) {
      const node = path.reduce(childOf, loaded.#root)
      node.column = Column.load(parts.next().value as SavedColumn, loaded.dictionary)
      loaded.#columns.push(node.column)
    }
    return loaded
  }

  *save(): Iterable<unknown> {
    yield this.dictionary.save()
    const pathOf = new Map(pathsBelow(this.#root, []))
    yield this.#columns.map((column) => pathOf.get(column)) as SavedPaths
    for (const column of this.#columns) yield column.save()
  }

  find(field: string): Column | undefined {
    const known = this.#byName.get(field)
    if (known) return known
    let node: Node | undefined = this.#root
    for (const key of field.split('.')) node = node?.children.get(key)
    if (!node?.column) return undefined
    this.#byName.set(field, node.column)
    return node.column
  }

  /**
   * Writes a document into a slot and replaces the slot's previous content. Extra fields need paths that the document
   * does not use.
   */
  write(slot: number, document: object, extra: Iterable<readonly [string, readonly Value[]]>): void {
    this.#walk(document, this.#root, 0)
    for (const [field, values] of extra) {
      const node = this.#nodeOf(field)
      for (const value of values) this.#add(value, node)
    }
    for (const column of this.#columns) {
      const ordinals = this.#touched.get(column)
      if (ordinals) column.write(slot, ordinals.length === 1 ? ordinals : distinct(ordinals))
      else if (column.setAt(slot) !== 0) column.write(slot, [])
    }
    this.#touched.clear()
  }

  clear(slot: number): void {
    for (const column of this.#columns) if (column.setAt(slot) !== 0) column.write(slot, [])
  }

  /** Memory in use, in bytes. */
  get memory(): number {
    return this.#columns.reduce((sum, column) => sum + column.memory, this.dictionary.memory)
  }

  get fields(): number {
    return this.#columns.length
  }

  #walk(value: unknown, node: Node, depth: number): void {
    if (value === null || value === undefined) return
    if (typeof value !== 'object') this.#add(value as Value, node)
    else if (Array.isArray(value)) for (const entry of value) this.#walk(entry, node, depth)
    else if (depth < deepest) {
      for (const key in value) {
        const held = (value as Record<string, unknown>)[key]
        if (held !== null && held !== undefined) this.#walk(held, childOf(node, key), depth + 1)
      }
    }
  }

  #add(value: Value, node: Node): void {
    const term = typeof value === 'string' ? value : String(value)
    if (term.length > maxTermLength) return
    if (!node.column && this.#columns.length >= maxFields) return
    node.column ??= this.#newColumn()
    const ordinal = this.dictionary.intern(term)
    const ordinals = this.#touched.get(node.column)
    if (ordinals) ordinals.push(ordinal)
    else this.#touched.set(node.column, [ordinal])
  }

  #newColumn(): Column {
    const column = new Column(this.dictionary)
    this.#columns.push(column)
    return column
  }

  #nodeOf(field: string): Node {
    let node = this.#root
    for (const key of field.split('.')) node = childOf(node, key)
    return node
  }
}

function childOf(node: Node, key: string): Node {
  let child = node.children.get(key)
  if (!child) {
    child = { children: new Map(), column: null }
    node.children.set(key, child)
  }
  return child
}

function* pathsBelow(node: Node, path: string[]): Iterable<[Column, string[]]> {
  if (node.column) yield [node.column, path]
  for (const [key, child] of node.children) yield* pathsBelow(child, [...path, key])
}

function distinct(ordinals: number[]): number[] {
  ordinals.sort((a, b) => a - b)
  let kept = 1
  for (let at = 1; at < ordinals.length; at++)
    if (ordinals[at] !== ordinals[at - 1]) ordinals[kept++] = ordinals[at] as number
  ordinals.length = kept
  return ordinals
}
