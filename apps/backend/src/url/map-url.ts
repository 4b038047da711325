import type { CatalogDocument, CatalogType } from '@mantel/contract'
import { isVisible } from '@mantel/domain/catalog'
import type { StoreView } from '@mantel/domain/store'

export type MappedType = Extract<CatalogType, 'product' | 'category' | 'cms_page'>

/** The document whose field equals the value, as the customer group sees it; from memory, so it needs no database. */
export type FindDocument = (
  view: StoreView,
  type: MappedType,
  field: 'url_path' | 'identifier',
  value: string,
  groupId: number | null,
) => CatalogDocument | null | Promise<CatalogDocument | null>

export type MappedUrl = { type: MappedType; document: CatalogDocument }

/** The order decides: a product's path wins over a category's, and both over a page's. */
const lookups = [
  ['product', 'url_path'],
  ['category', 'url_path'],
  ['cms_page', 'identifier'],
] as const

export async function mapUrl(
  view: StoreView,
  findDocument: FindDocument,
  { url, groupId }: { url: string; groupId: number | null },
): Promise<MappedUrl | null> {
  const path = plainPath(url)
  if (path === '') return null
  for (const [type, field] of lookups) {
    const document = await findDocument(view, type, field, path, groupId)
    if (document && hasPage(type, document)) return { type, document }
  }
  return null
}

/** 'clocks/oak-clock.html' of '/clocks/oak-clock.html/?page=2'. */
export function plainPath(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^\/+|\/$/g, '')
}

/** Things that are switched off, or shown only as part of others, have no page of their own. */
function hasPage(type: MappedType, document: CatalogDocument): boolean {
  const { status, visibility, is_active, active } = document as Record<string, unknown>
  if (type === 'product') return isVisible({ status: Number(status), visibility: Number(visibility) })
  return ![is_active, active].some((flag) => flag === false || flag === 0 || flag === '0')
}
