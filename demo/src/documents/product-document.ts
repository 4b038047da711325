import type { ProductDocument } from '@mantel/contract'
import { categoryPath, categorySlug, categoryTreeOf, idPath } from '../categories/category-tree.ts'
import { type DemoView, formatTimestamp } from '../demo-view.ts'
import { picturePath } from '../pictures/picture-path.ts'
import { priceOf } from '../prices/price-document.ts'
import { isSpecialPriceActive, newForDays } from '../products/merchandise.ts'
import type { ProductModel } from '../products/model.ts'
import type { OfferedProduct } from '../products/products-of-store.ts'
import { lowStock, stockOf } from '../products/stock.ts'
import { hash } from '../random.ts'
import { slugOf, toTextByLanguage } from '../texts.ts'
import { attributeFields, labelFields } from './attribute-fields.ts'
import { gtinFields } from './gtin-fields.ts'
import { mediaGallery } from './media-gallery.ts'
import { bundleOptions, customOptions, downloadFields, giftCardFields } from './option-fields.ts'
import type { LinkFinder } from './product-links.ts'
import { safetyFields } from './safety-fields.ts'
import { variantFields } from './variant-fields.ts'

/** The document of one product in one store. */
export function productDocument(offered: OfferedProduct, view: DemoView, linksOf: LinkFinder): ProductDocument {
  const { model, merchandise } = offered
  const { language } = view
  const name = model.name[language]
  const slug = slugOf(name)
  const stock = stockOf(model, merchandise)
  const image = picturePath(model, model.views[0]!, language)
  const minute = hash(model.sku) % 1440
  /** Engraving, gift wrapping and similar options are for consumers only. */
  const options = view.market ? (model.customOptions ?? []) : []
  return {
    id: model.id,
    sku: model.sku,
    name,
    type_id: model.type,
    status: model.hidden === 'disabled' ? 2 : 1,
    visibility: merchandise.visibility,
    tax_class_id: model.taxed ? '2' : '0',
    url_key: slug,
    slug,
    description: model.description[language],
    short_description: model.short[language],
    image,
    small_image: image,
    thumbnail: image,
    media_gallery: mediaGallery(model, view),
    ...categoryFields(offered, view, slug),
    ...prices(model, merchandise.special, view),
    stock,
    ...attributeFields(model, language),
    ...labelFields(
      [
        ...(merchandise.createdDaysAgo < newForDays && !merchandise.preOrder ? (['new'] as const) : []),
        ...(merchandise.special && isSpecialPriceActive(merchandise.special) ? (['sale'] as const) : []),
        ...(merchandise.bestseller ? (['bestseller'] as const) : []),
        ...(model.edition ? (['limited'] as const) : []),
        ...(stock.manage_stock && stock.qty > 0 && stock.qty <= lowStock ? (['last-pieces'] as const) : []),
        ...(merchandise.preOrder ? (['pre-order'] as const) : []),
      ],
      language,
    ),
    ...safetyFields(model, view),
    ...(model.variants.length === 0 ? gtinFields(model, model.id, view) : {}),
    stock_status: merchandise.preOrder ? 101 : 100,
    preorder_date: merchandise.preOrder
      ? formatTimestamp(view.now, 25 + (hash(model.sku) % 40)).slice(0, 10)
      : undefined,
    bestseller_attr: merchandise.bestsellerScore,
    is_bestseller: merchandise.bestseller ? 1 : 0,
    is_outlet: merchandise.outlet ? 1 : 0,
    edition_size: model.edition,
    ...variantFields(offered, view),
    custom_options: options.length > 0 ? customOptions(model, options, view) : undefined,
    bundle_options: model.bundle && bundleOptions(model, language),
    ...(model.giftCard ? giftCardFields(model, model.giftCard, language) : {}),
    ...(model.download ? downloadFields(model, language) : {}),
    product_links: linksOf(offered),
    has_options: model.axes.length > 0 || model.bundle || options.length > 0 ? '1' : '0',
    required_options: model.axes.length > 0 || model.bundle || options.some((one) => one.required) ? '1' : '0',
    custom_attributes: null,
    meta_title: `${name} | Mantel`,
    meta_description: model.short[language],
    created_at: formatTimestamp(view.now, -merchandise.createdDaysAgo, -minute),
    updated_at: formatTimestamp(view.now, -merchandise.updatedDaysAgo, -minute),
    ...(merchandise.createdDaysAgo < newForDays
      ? {
          news_from_date: formatTimestamp(view.now, -merchandise.createdDaysAgo),
          news_to_date: formatTimestamp(view.now, newForDays - merchandise.createdDaysAgo),
        }
      : {}),
  }
}

/** Bundles and grouped products have no price of their own; it follows from their parts. */
function prices(model: ProductModel, special: OfferedProduct['merchandise']['special'], view: DemoView) {
  if (model.bundle || model.parts) return { price: 0, tier_prices: [] }
  if (model.giftCard) return { price: model.giftCard.amounts[0]!, tier_prices: [] }
  return priceOf(model.price, special, model.trade?.sold ?? 'each', view)
}

/** Leaf categories with all their ancestors, so that a search by any of these finds the product. */
function categoryFields({ model, categoryIds }: OfferedProduct, view: DemoView, slug: string) {
  const { byId } = categoryTreeOf(view)
  const nodes = [...new Set(categoryIds.flatMap((id) => byId.get(id)!.pathFromTop))]
  const home = byId.get(categoryIds[0]!)!.pathFromTop[0]!
  return {
    url_path: `${categorySlug(home, view.language)}/${slug}`,
    category_ids: nodes.map(({ id }) => id),
    category: nodes.map((node) => ({
      category_id: node.id,
      name: toTextByLanguage(node.name)[view.language],
      slug: categorySlug(node, view.language),
      path: idPath(node, view.rootCategoryId),
      url_path: categoryPath(node, view.language),
      position: hash(`${model.sku} ${node.id}`) % 1000,
    })),
  }
}
