export type DocumentKind = 'invoice' | 'credit'

/** Each website has one series for invoices and one for credit notes: MANTEL-000042 and MANTEL-CN-000042. */
export function documentNumber(website: string, kind: DocumentKind, number: number): string {
  return `${website.toUpperCase()}-${kind === 'credit' ? 'CN-' : ''}${String(number).padStart(6, '0')}`
}
