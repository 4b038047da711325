import type { ProductDocument } from '@mantel/contract'
import { categoryPath, categorySlug, idPath, treeOf } from '../categories/category-tree.ts'
import { type DemoView, stamp } from '../demo-view.ts'
import { picturePath } from '../pictures/picture-path.ts'
import { priceOf } from '../prices/price-document.ts'
import { isRunning, newForDays } from '../products/merchandise.ts'
import type { ProductModel } from '../products/model.ts'
import type { Offered } from '../products/sold-in.ts'
import { lowStock, stockOf } from '../products/stock.ts'
import { hash } from '../random.ts'
import { slugOf, words } from '../words.ts'
import { attributeFields, labelFields } from './attribute-fields.ts'
import { mediaGallery } from './media-gallery.ts'
import { bundleOptions, customOptions, downloadFields, giftCardFields } from './option-fields.ts'
import type { LinkFinder } from './product-links.ts'
import { variantFields } from './variant-fields.ts'

/** One product as one store tells it. */
export function productDocument(offered: Offered, view: DemoView, linksOf: LinkFinder): ProductDocument {
  const { model, goods } = offered
  const { language } = view
  const name = model.name[language]
  const slug = slugOf(name)
  const stock = stockOf(model, goods)
  const image = picturePath(model, model.views[0]!, language)
  const minute = hash(model.sku) % 1440
  /** Engraving, wrapping and the like are done for shoppers, not for shops. */
  const options = view.market ? (model.customOptions ?? []) : []
  return {
    id: model.id,
    sku: model.sku,
    name,
    type_id: model.type,
    status: model.hidden === 'disabled' ? 2 : 1,
    visibility: goods.visibility,
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
    ...prices(model, goods.special, view),
    stock,
    ...attributeFields(model, language),
    ...labelFields(
      [
        ...(goods.createdDaysAgo < newForDays && !goods.preOrder ? (['new'] as const) : []),
        ...(goods.special && isRunning(goods.special) ? (['sale'] as const) : []),
        ...(goods.bestseller ? (['bestseller'] as const) : []),
        ...(model.edition ? (['limited'] as const) : []),
        ...(stock.manage_stock && stock.qty > 0 && stock.qty <= lowStock ? (['last-pieces'] as const) : []),
        ...(goods.preOrder ? (['pre-order'] as const) : []),
      ],
      language,
    ),
    stock_status: goods.preOrder ? 101 : 100,
    ...(goods.preOrder ? { preorder_date: stamp(view.now, 25 + (hash(model.sku) % 40)).slice(0, 10) } : {}),
    bestseller_attr: goods.bestsellerScore,
    is_bestseller: goods.bestseller ? 1 : 0,
    is_outlet: goods.outlet ? 1 : 0,
    ...(model.edition ? { edition_size: model.edition } : {}),
    ...variantFields(offered, view),
    ...(options.length > 0 ? { custom_options: customOptions(model, options, view) } : {}),
    ...(model.bundle ? { bundle_options: bundleOptions(model, language) } : {}),
    ...(model.giftCard ? giftCardFields(model.giftCard) : {}),
    ...(model.download ? downloadFields(model, language) : {}),
    product_links: linksOf(offered),
    has_options: model.axes.length > 0 || model.bundle || options.length > 0 ? '1' : '0',
    required_options: model.axes.length > 0 || model.bundle || options.some((one) => one.required) ? '1' : '0',
    custom_attributes: null,
    meta_title: `${name} | Mantel`,
    meta_description: model.short[language],
    created_at: stamp(view.now, -goods.createdDaysAgo, -minute),
    updated_at: stamp(view.now, -goods.updatedDaysAgo, -minute),
    ...(goods.createdDaysAgo < newForDays
      ? {
          news_from_date: stamp(view.now, -goods.createdDaysAgo),
          news_to_date: stamp(view.now, newForDays - goods.createdDaysAgo),
        }
      : {}),
  }
}

/** A product made of others has no price of its own. */
function prices(model: ProductModel, special: Offered['goods']['special'], view: DemoView) {
  if (model.bundle || model.parts) return { price: 0, tier_prices: [] }
  if (model.giftCard) return { price: model.giftCard.amounts[0]!, tier_prices: [] }
  return priceOf(model.price, special, model.trade?.sold ?? 'each', view)
}

/** Leaf categories and everything above them, so that a search by any of them finds the product. */
function categoryFields({ model, categoryIds }: Offered, view: DemoView, slug: string) {
  const { byId } = treeOf(view)
  const nodes = [...new Set(categoryIds.flatMap((id) => byId.get(id)!.chain))]
  const home = byId.get(categoryIds[0]!)!.chain[0]!
  return {
    url_path: `${categorySlug(home, view.language)}/${slug}`,
    category_ids: nodes.map(({ id }) => id),
    category: nodes.map((node) => ({
      category_id: node.id,
      name: words(node.name)[view.language],
      slug: categorySlug(node, view.language),
      path: idPath(node, view.rootCategoryId),
      url_path: categoryPath(node, view.language),
      position: hash(`${model.sku} ${node.id}`) % 1000,
    })),
  }
}
