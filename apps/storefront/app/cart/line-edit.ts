import type { CartLine } from '@mantel/client'

/**
 * A cart line that the shopper changes on its product page. The query of the page's address carries it; the server
 * ignores it.
 */
export type LineEdit = { line: string; quantity: number }

export function lineEditPath({ path, sku, key, qty }: Pick<CartLine, 'path' | 'sku' | 'key' | 'qty'>): string {
  return withLineEdit(`${path}?${new URLSearchParams({ childSku: sku })}`, { line: key, quantity: qty })
}

export function withLineEdit(path: string, { line, quantity }: LineEdit): string {
  const query = new URLSearchParams({ edit: line, qty: String(quantity) })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** The query string without the parameters of the line. */
export function withoutLineEdit(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['edit', 'qty']) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

export function readLineEdit(search: string): LineEdit | null {
  const query = new URLSearchParams(search)
  const line = query.get('edit')
  if (line === null) return null
  const quantity = Number(query.get('qty'))
  return { line, quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1 }
}
