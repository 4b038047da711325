import type { CatalogType } from '@mantel/contract'

/** A problem with a row of the file. Errors: the row was skipped. */
export type Problem = {
  severity: 'error' | 'warning'
  /** Line of the file, or position in its list, from 1. */
  row: number
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

/** A completed document with its row number. */
export type Entry<D = unknown> = { row: number; draft: D }

export type WriteResult = {
  /** The ids of documents that changed. */
  changed: number[]
  problems: Omit<Problem, 'type'>[]
  /** Rows that refer to missing documents; they are retried at the end. */
  waiting?: { row: number; reason: string }[]
}
