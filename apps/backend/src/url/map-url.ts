import type { CatalogDocument, CatalogType } from '@mantel/contract'
import { isVisible } from '@mantel/domain/catalog'
import type { StoreView } from '@mantel/domain/store'

export type MappedType = Extract<CatalogType, 'product' | 'category' | 'cms_page'>

/** The document whose field has the value, as the customer group sees it; read from memory, without the database. */
export type FindDocument = (
  view: StoreView,
  type: MappedType,
  field: 'url_path' | 'identifier',
  value: string,
  groupId: number | null,
) => Promise<FoundDocument | null>

export type FoundDocument = {
  id: number
  document: CatalogDocument
  /** The next scheduled price change; milliseconds since the epoch. */
  freshUntil?: number | undefined
}

export type MappedUrl = { type: MappedType; id: number; document: Fields; freshUntil?: number | undefined }
type Fields = Record<string, unknown>

/** Document types in order of precedence: a product's path wins over a category's, and both over a page's. */
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
  const path = toUrlPath(url)
  if (path === '') return null
  for (const [type, field] of lookups) {
    const found = await findDocument(view, type, field, path, groupId)
    const document = found?.document as Fields | undefined
    if (found && document?.[field] === path && hasPage(type, document))
      return { type, id: found.id, document, freshUntil: found.freshUntil }
  }
  return null
}

/** Returns 'clocks/oak-clock.html' for '/clocks/oak-clock.html/?page=2'. */
export function toUrlPath(url: string): string {
  return url.replace(/[?#].*$/s, '').replace(/^\/+|\/$/g, '')
}

/** Disabled documents, and products that are not visible individually, have no page of their own. */
function hasPage(type: MappedType, { status, visibility, is_active, active }: Fields): boolean {
  if (type === 'product') return isVisible({ status: Number(status), visibility: Number(visibility) })
  return ![is_active, active].some((flag) => flag === false || flag === 0 || flag === '0')
}
