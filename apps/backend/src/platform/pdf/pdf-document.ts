/** A document as plain data, so that it can be sent to the PDF thread. Lengths in points (1/72 inch). */
export type PdfDocument = {
  title: string
  author: string
  /** 'de' */
  language: string
  /** ISO. Used as the file's creation time, so that the same document always has the same bytes. */
  madeAt: string
  blocks: PdfBlock[]
  /** The columns of the page footer. */
  footer: string[][]
  /** 'Page {page} of {pages}' */
  pageLabel: string
}

export type PdfBlock =
  /** The sender's wordmark and address, at the top of a page. */
  | { kind: 'letterhead'; mark: string; suffix: string; lines: string[] }
  /** isChapter: also an entry of the reader's table of contents. */
  | { kind: 'heading'; text: string; isChapter?: true }
  | { kind: 'columns'; columns: { title: string; lines: string[] }[] }
  | PdfTable
  /** Totals at the right under a table; they stay together on a page. */
  | { kind: 'sums'; rows: { label: string; value: string; weight: 'strong' | 'normal' | 'quiet' }[] }
  | { kind: 'text'; text: string }
  /** A JPEG or PNG over the width of the page, at most height high. */
  | { kind: 'picture'; bytes: Uint8Array; height: number }
  | PdfCards
  | { kind: 'page' }

/** The header is repeated on every page; rows are not split. width: share of the page's width; all widths add up to 1. */
export type PdfTable = {
  kind: 'table'
  title?: string
  /** For a short table: less padding, all rows on one page. */
  dense?: true
  columns: { title: string; width: number; align: 'left' | 'right' }[]
  rows: PdfRow[]
}

/** notes: small lines under the first cell. */
export type PdfRow = { cells: string[]; notes?: string[] }

/** Pictures with a title and small lines under it, three in a row. A card is not split. */
export type PdfCards = { kind: 'cards'; cards: PdfCard[] }
export type PdfCard = { picture: Uint8Array | null; title: string; notes: string[] }
