import { isProductType } from '@mantel/domain/catalog'
import type { StoreView } from '@mantel/domain/store'
import { slugify } from '../catalog/index.ts'
import type { Row } from '../platform/db/index.ts'
import { type DraftResult, invalidRow } from './draft.ts'
import { readAttributes } from './product-attributes.ts'
import { provisionalIds, type ResolvedIds } from './product-ids.ts'
import {
  type CategoryRelation,
  type LinkRow,
  readCategories,
  readLinks,
  readParts,
  readTiers,
  type TierPriceRow,
} from './product-relations.ts'
import { withSafeHtml } from './safe-html.ts'
import { readSourcePrices } from './source-prices.ts'
import type { StagedFacts } from './staged-row.ts'
import { readStock, type StockDraft, stockFact } from './stock-draft.ts'
import { type Fields, toId, toInteger, toRecords, toText } from './values.ts'

/** A product of one store, completed by the rules of docs/import.md. */
export type ProductDraft = {
  product: { id: number; sku: string; type_id: NonNullable<Row<'product'>['type_id']> }
  /** The id in the document; null: the document has none, or one that is not a number. */
  givenId: number | null
  view: Omit<Row<'product_view'>, 'store_code' | 'product_id'>
  urlPath: string | null
  price: Omit<Row<'product_price'>, 'store_code' | 'product_id'> | null
  tiers: TierPriceRow[]
  stock: StockDraft | null
  categories: CategoryRelation[]
  links: LinkRow[]
  parts: string[]
  /** The children embedded in the document. */
  children: ProductDraft[]
}

type Parent = { name: string; taxClassId: number }

/** Fields that pages show as HTML. */
const htmlFields = ['description', 'short_description']
/** The id of "Taxable Goods" in the source systems. */
const defaultTaxClass = 2
const maxSkuLength = 255
/** An index entry of the database is limited to 2700 bytes. */
const maxPathLength = 800

export function draftProduct(
  document: Fields,
  hitId: unknown,
  view: StoreView,
  ids: ResolvedIds = provisionalIds,
): DraftResult<ProductDraft> {
  return draft(document, hitId, { view, ids }, null)
}

type Target = { view: StoreView; ids: ResolvedIds }

function draft(given: Fields, hitId: unknown, target: Target, parent: Parent | null): DraftResult<ProductDraft> {
  const document = withSafeHtml(given, htmlFields)
  const sku = toText(document.sku)
  if (!sku) return invalidRow('sku is missing')
  if (sku.length > maxSkuLength) return invalidRow(`sku is longer than ${maxSkuLength} characters`)
  const name = toText(document.name) ?? parent?.name
  if (!name) return invalidRow('name is missing')
  const type_id = document.type_id ?? 'simple'
  if (!isProductType(type_id)) return invalidRow(`type_id ${JSON.stringify(type_id)} is unknown`)
  const givenId = toId(document.id) ?? toId(document.entity_id) ?? toId(hitId) ?? null
  const id = target.ids.productId(sku, givenId)
  const price = readSourcePrices(document, target.view.tax)
  if (typeof price === 'string') return invalidRow(price)
  const address = readAddress(document, id, name)
  if (Math.max(...Object.values(address).map((part) => part?.length ?? 0)) > maxPathLength)
    return invalidRow(`url_path is longer than ${maxPathLength} characters`)
  const visibility = parent ? 1 : clamp(toInteger(document.visibility) ?? 4, 1, 4)
  const tax_class_id = Math.max(0, toInteger(document.tax_class_id) ?? parent?.taxClassId ?? defaultTaxClass)
  const attributes = readAttributes(document, id, target.ids)
  const links = readLinks(document.product_links, sku)
  const tiers = readTiers(document.tier_prices)
  const stock = readStock(document.stock)
  if (typeof stock === 'string') return invalidRow(stock)
  const warnings = [...price.warnings, ...tiers.warnings, ...stock.warnings]
  return {
    ok: true,
    warnings,
    draft: {
      product: { id, sku, type_id },
      givenId,
      view: {
        name,
        url_key: address.urlKey,
        slug: address.slug,
        status: clamp(toInteger(document.status) ?? 1, 0, 2),
        visibility,
        tax_class_id,
        is_embedded: parent !== null,
        attributes,
      },
      // A product that is not visible individually needs no URL unless its own document has one.
      urlPath: parent ? null : (address.urlPath ?? (visibility === 1 ? null : address.urlKey)),
      price: price.price,
      tiers: tiers.tiers,
      stock: stock.stock,
      categories: readCategories(document),
      links,
      parts: readParts(attributes, links),
      children:
        type_id === 'configurable' ? draftChildren(document, target, { name, taxClassId: tax_class_id }, warnings) : [],
    },
  }
}

function draftChildren(document: Fields, target: Target, parent: Parent, warnings: string[]): ProductDraft[] {
  const bySku = new Map<string, ProductDraft>()
  for (const [index, child] of toRecords(document.configurable_children).entries()) {
    const result = draft(child, undefined, target, parent)
    if (!result.ok) warnings.push(`variant ${toText(child.sku) ?? index + 1} was skipped: ${result.reason}`)
    else if (result.draft.product.type_id === 'configurable')
      warnings.push(`variant ${result.draft.product.sku} was skipped: a variant cannot be configurable itself`)
    else bySku.set(result.draft.product.sku, result.draft)
  }
  return [...bySku.values()]
}

function readAddress(document: Fields, id: number, name: string) {
  const slugOfName = [slugify(name), id].filter(Boolean).join('-')
  const urlKey = toPath(document.url_key) ?? toPath(document.slug) ?? slugOfName
  return {
    urlKey,
    slug: toPath(document.slug) ?? toPath(document.url_key) ?? slugOfName,
    urlPath: toPath(document.url_path),
  }
}

/** Trims slashes at both ends. */
export function toPath(value: unknown): string | undefined {
  return toText(toText(value)?.replaceAll(/^\/+|\/+$/g, ''))
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}

/** One empty list for all simple products, to save memory. */
const noChildren: readonly [] = []

export function factsOfProduct({ product, givenId, urlPath, stock, children }: ProductDraft): StagedFacts {
  return {
    id: product.id,
    urlPath,
    product: {
      sku: product.sku,
      typeId: product.type_id,
      givenId,
      stock: stockFact(stock),
      children:
        children.length === 0
          ? noChildren
          : children.map((child) => ({
              sku: child.product.sku,
              givenId: child.givenId,
              stock: stockFact(child.stock),
            })),
    },
  }
}
