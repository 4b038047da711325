/** A paper in plain data, so that it can be sent to the thread that draws it. Lengths in points (1/72 inch). */
export type PdfDocument = {
  title: string
  author: string
  /** 'de' */
  language: string
  /** ISO. Written into the file instead of the clock's time: the same paper has the same bytes. */
  madeAt: string
  blocks: PdfBlock[]
  /** At the foot of every page. */
  footer: string[][]
  /** 'Page {page} of {pages}' */
  pageLabel: string
}

export type PdfBlock =
  /** The sender's mark and address, at the top of a page. */
  | { kind: 'letterhead'; mark: string; suffix: string; lines: string[] }
  | { kind: 'heading'; text: string }
  | { kind: 'columns'; columns: { title: string; lines: string[] }[] }
  | PdfTable
  /** Right-hand sums under a table; they stay together on a page. */
  | { kind: 'sums'; rows: { label: string; value: string; weight: 'strong' | 'normal' | 'quiet' }[] }
  | { kind: 'text'; text: string }
  | { kind: 'page' }

/** Its head comes again on every page; a row is never torn apart. width: share of the page's width; they add up to 1. */
export type PdfTable = {
  kind: 'table'
  title?: string
  /** Short: closer rows, all on one page. */
  dense?: true
  columns: { title: string; width: number; align: 'left' | 'right' }[]
  rows: PdfRow[]
}

/** notes: smaller, under the first cell. */
export type PdfRow = { cells: string[]; notes?: string[] }
