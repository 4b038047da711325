/**
 * Provides the documents of an index: all of them for a build, some of them after a change. `Scope` selects one index
 * (none, or for example a language and a type). An in-process index and a search cluster can use the same type.
 */
export type DocumentSource<Document extends { id: number }, Scope extends readonly unknown[] = []> = {
  /** Every document, in pages in ascending id order, so that a build never holds all of them at once. */
  pages(...args: [...scope: Scope, pageSize: number]): AsyncIterable<Document[]>
  /** The documents with these ids. An id that is missing from the result was removed. */
  byIds(...args: [...scope: Scope, ids: number[]]): Promise<Document[]>
}
