import type { CatalogType } from '@mantel/contract'

/** A problem with a row of the file. Errors: the row was skipped. */
export type Problem = {
  severity: 'error' | 'warning'
  /** Line of the file, or position in its list, from 1. */
  row: number
  /** Line of the file; set only if it differs from `row`. */
  line?: number
  type?: CatalogType
  /** SKU, code or id, if available. */
  name?: string
  reason: string
}

/** The result of validating a row and filling in defaults, before it is compared with the database. */
export type DraftResult<T> = { ok: true; draft: T; warnings: string[] } | { ok: false; reason: string }

export function invalidRow(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}

/** A document that is ready to be written, with its final id. */
export type DocumentToWrite<D = unknown> = { id: number; viewIndex: number; draft: D }
