import type { CatalogType } from '@mantel/contract'

/** Something about a row of the file that its owner should know. Errors: the row was left out. */
export type Problem = {
  severity: 'error' | 'warning'
  /** Line of the file, or place in its list, from 1. */
  row: number
  type?: CatalogType
  /** SKU, code or id, if known. */
  name?: string
  reason: string
}

/** What a row becomes before it meets the database. */
export type Completed<T> = { ok: true; draft: T; warnings: string[] } | { ok: false; reason: string }

export function refused(reason: string): { ok: false; reason: string } {
  return { ok: false, reason }
}

/** A completed document, and the row it came from. */
export type Entry<D = unknown> = { row: number; draft: D }

export type Written = {
  /** The ids whose document is another one now. */
  changed: number[]
  problems: Omit<Problem, 'type'>[]
  /** Rows that refer to what is not there yet: to be tried again at the end. */
  waiting?: { row: number; reason: string }[]
}
