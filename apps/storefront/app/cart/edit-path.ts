import type { CartLine } from '@mantel/client'

/** The address of a product's page on which the choice of a line is made anew. The server need not know of it. */
export function editPath({ path, sku, key }: Pick<CartLine, 'path' | 'sku' | 'key'>): string {
  return `${path}?${new URLSearchParams({ childSku: sku, edit: key })}`
}

/** The line whose choice is made anew on this page, if any. */
export function editedLine(search: string): string | null {
  return new URLSearchParams(search).get('edit')
}
