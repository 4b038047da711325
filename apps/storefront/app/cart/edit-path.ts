import type { CartLine } from '@mantel/client'

/** A line of the cart that is chosen anew on its product's page. It stands in the address; the server need not know of it. */
export type Edit = { line: string; quantity: number }

export function editPath({ path, sku, key, qty }: Pick<CartLine, 'path' | 'sku' | 'key' | 'qty'>): string {
  return withEdit(`${path}?${new URLSearchParams({ childSku: sku })}`, { line: key, quantity: qty })
}

export function withEdit(path: string, { line, quantity }: Edit): string {
  const query = new URLSearchParams({ edit: line, qty: String(quantity) })
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}

/** The query of an address, as it is without the line. */
export function withoutEdit(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of ['edit', 'qty']) query.delete(name)
  return query.size === 0 ? '' : `?${query}`
}

export function editOf(search: string): Edit | null {
  const query = new URLSearchParams(search)
  const line = query.get('edit')
  if (line === null) return null
  const quantity = Number(query.get('qty'))
  return { line, quantity: Number.isSafeInteger(quantity) && quantity > 0 ? quantity : 1 }
}
