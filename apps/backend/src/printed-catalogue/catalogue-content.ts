import type { CategoryDocument, ProductDocument } from '@mantel/contract'
import { formatPrice } from '@mantel/domain/money'
import { noPictureValue } from '@mantel/domain/picture'
import { roundUnit, shownPrice } from '@mantel/domain/pricing'
import type { StoreView } from '@mantel/domain/store'
import { fillPlaceholders } from '../platform/format.ts'
import { catalogueTexts } from './catalogue-texts.ts'

/** The documents of a store view as a visitor may see them: without a verified customer group, trade stores leave prices out. */
export type CatalogueSource = {
  categories: CategoryDocument[]
  products: ProductDocument[]
  /** The number of listed products, which may be more than those in `products`. */
  total: number
}

export type CatalogueProduct = { sku: string; name: string; price: string | null; image: string | null }
export type CatalogueChapter = { name: string; products: CatalogueProduct[] }
export type CatalogueContent = { chapters: CatalogueChapter[]; total: number; shown: number; hasPrices: boolean }

/** Groups the products by the categories of the main menu; each product appears once, in its first category. */
export function arrangeCatalogue(view: StoreView, { categories, products, total }: CatalogueSource): CatalogueContent {
  const { rootCategoryId } = view.catalog
  const tops = categories
    .filter(({ parent_id, is_active }) => parent_id === rootCategoryId && is_active)
    .sort((a, b) => a.position - b.position || a.id - b.id)
  const topOf = new Map(
    categories.flatMap((category) => {
      const path = category.path.split('/').map(Number)
      const top = tops.find(({ id }) => path.includes(id))
      return top ? [[category.id, top.id] as const] : []
    }),
  )
  const texts = catalogueTexts(view.language)
  const byTop = new Map<number | null, CatalogueProduct[]>()
  for (const product of products) {
    const own = new Set(product.category_ids.map((id) => topOf.get(Number(id))))
    const top = tops.find(({ id }) => own.has(id))?.id ?? null
    byTop.set(top, [...(byTop.get(top) ?? []), describeProduct(view, product)])
  }
  const chapters = [...tops.map(({ id, name }) => ({ id, name })), { id: null, name: texts.other }]
    .map(({ id, name }) => ({ name, products: byTop.get(id) ?? [] }))
    .filter((chapter) => chapter.products.length > 0)
  const hasPrices = chapters.some((chapter) => chapter.products.some(({ price }) => price !== null))
  return { chapters, total, shown: products.length, hasPrices }
}

function describeProduct(view: StoreView, product: ProductDocument): CatalogueProduct {
  const { sku, name, image } = product
  return { sku, name, price: priceText(view, product), image: image && image !== noPictureValue ? image : null }
}

/** The price as the product's page shows it; null where the visitor sees none. */
function priceText({ prices, i18n, language }: StoreView, product: ProductDocument): string | null {
  const { price: net, price_incl_tax: gross } = product
  if (typeof net !== 'number' || typeof gross !== 'number') return null
  const tax = product.price_tax ?? gross - net
  const rate = net > 0 ? Number(((tax / net) * 100).toFixed(4)) : 0
  const rule = { rounding: prices.rounding, fractionDigits: i18n.priceFormat.fractionDigits }
  const shown = shownPrice({ unit: [roundUnit({ net, tax, gross }, rate, rule)], regularUnit: null }, prices.rounding)
  const price = formatPrice(prices.shown === 'gross' ? shown.gross : shown.net, i18n)
  const isLowest = Number(product.max_price ?? 0) > Number(product.minimal_price ?? 0)
  return isLowest ? fillPlaceholders(catalogueTexts(language).from, { price }) : price
}
