export type PaperKind = 'invoice' | 'credit'

/** Every website counts its invoices, and beside them its credits: MANTEL-000042 and MANTEL-CN-000042. */
export function paperNumber(website: string, kind: PaperKind, number: number): string {
  return `${website.toUpperCase()}-${kind === 'credit' ? 'CN-' : ''}${String(number).padStart(6, '0')}`
}
