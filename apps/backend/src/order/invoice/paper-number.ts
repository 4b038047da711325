export type PaperKind = 'invoice' | 'credit'

/** Every website counts its invoices, and beside them its credits. */
export function seriesOf(website: string, kind: PaperKind): string {
  return `${website}-${kind}`
}

/** MANTEL-000042; a credit MANTEL-CN-000042. */
export function paperNumber(website: string, kind: PaperKind, number: number): string {
  return `${website.toUpperCase()}-${kind === 'credit' ? 'CN-' : ''}${String(number).padStart(6, '0')}`
}
