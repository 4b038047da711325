/**
 * A cart line that the shopper changes on its product page. The query of the page's address carries it; the server
 * ignores it.
 */
export type LineEdit = { line: string; quantity: number }

export function withLineEdit(path: string, { line, quantity }: LineEdit): string {
  const query = new URLSearchParams({ edit: line, qty: String(quantity) })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

export function readLineEdit(search: string): LineEdit | null {
  const query = new URLSearchParams(search)
  const line = query.get('edit')
  if (line === null) return null
  const quantity = Number(query.get('qty'))
  return { line, quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1 }
}
