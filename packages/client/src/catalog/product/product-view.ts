import type { AttributeDocument, MediaEntry, MessageKey, ProductDocument, ProductLink } from '@mantel/contract'
import { buildGallery, type Gallery, type MediaItem, type ProductType } from '@mantel/domain/catalog'
import { toMinorUnits } from '@mantel/domain/money'
import { categoryPath, productPath } from '@mantel/domain/routing'
import type { Engine, EngineView } from '../../engine.ts'
import type { ListedPart } from '../listing/list-by-sku.ts'
import { type LabelView, labelViews } from '../views/label-view.ts'
import { optionLabels } from '../views/option-labels.ts'
import { withPriceDetails } from '../views/price-details.ts'
import { type PriceView, priceView } from '../views/price-view.ts'
import { type StockView, stockView } from '../views/stock-view.ts'
import { type Detail, type Dimensions, detailsOf, dimensionsOf } from './product-facts.ts'
import * as purchase from './purchase-options.ts'
import { type TierView, tierViews } from './tier-view.ts'
import { type OptionView, optionViews, type VariantView, variantViews } from './variant-view.ts'

/** All data of a product page. Choosing a variant needs no server call (selectVariant). Plain data. */
export type ProductView = {
  id: number
  sku: string
  typeId: ProductType
  name: string
  /** The page's path without the prefix of the store view, such as '/de'. */
  path: string
  /** HTML that the merchant wrote. */
  description: string
  shortDescription: string
  metaDescription: string | null
  artist: string | null
  brand: string | null
  price: PriceView | null
  /**
   * Minor units, as the store shows prices: the highest price before a variant is chosen; null where prices are hidden.
   */
  announcedPrice: number | null
  /** End of the reduced price, ISO 8601; null for a regular price or without an end date. */
  reducedUntil: string | null
  /** Lower prices for larger quantities, by SKU of the product or variant. */
  tiers: TierView[]
  stock: StockView
  labels: LabelView[]
  gallery: Gallery
  dimensions: Dimensions
  details: Detail[]
  options: OptionView[]
  variants: VariantView[]
  /** The path of categories from the top category down to the deepest category of the product. */
  breadcrumbs: { id: number; name: string; path: string }[]
  links: Record<'related' | 'upsell' | 'crosssell', string[]>
  customOptions: purchase.CustomOptionView[]
  bundle: purchase.BundleOptionView[]
  grouped: purchase.PartView[]
  giftCard: purchase.GiftCardView | null
  downloads: string[]
  message: MessageKey | null
}

export type ProductViewData = {
  attributes: ReadonlyMap<string, AttributeDocument>
  /** The parts of a set, by SKU. */
  parts: ReadonlyMap<string, ListedPart>
}

export function productView(
  engine: Pick<Engine, 'view' | 'clock'>,
  document: ProductDocument,
  { attributes, parts }: ProductViewData,
): ProductView {
  const { view, clock } = engine
  const labels = optionLabels(attributes.values())
  const options = optionViews(document)
  const attributeLabel = (code: string) =>
    labels.hasLabel(code, document[code]) ? labels.labelOf(code, document[code]) : null
  const brand = attributeLabel('brand')
  const price = withPriceDetails(priceView(document, view), document, brand, view)
  return {
    id: document.id,
    sku: document.sku,
    typeId: document.type_id,
    name: document.name,
    path: productPath(view, { parentSku: document.sku, slug: document.slug, urlPath: document.url_path ?? '' }),
    description: document.description ?? '',
    shortDescription: document.short_description ?? '',
    metaDescription: textOf(document.meta_description),
    artist: attributeLabel('artist'),
    brand,
    price,
    announcedPrice: announcedPrice(document, view),
    reducedUntil: (price?.before ?? null) === null ? null : isoTime(document.special_to_date),
    tiers: tierViews(document, view),
    stock: stockView(document),
    labels: labelViews(document, price, clock.now()),
    gallery: buildGallery({ media: (document.media_gallery ?? []).map(mediaItem), mainPicture: document.image }),
    dimensions: dimensionsOf(document),
    details: detailsOf(
      document,
      attributes,
      options.map(({ code }) => code),
      view,
    ),
    options,
    variants: variantViews(engine, document),
    breadcrumbs: breadcrumbs(document, view),
    links: productLinks(document),
    customOptions: purchase.customOptions(document, view),
    bundle: purchase.bundleOptions(document, parts),
    grouped: purchase.groupedParts(document, parts),
    giftCard: purchase.giftCard(document, view),
    downloads: purchase.downloads(document),
    message:
      document.type_id === 'grouped' && purchase.partSkus(document).length === 0 ? 'grouped_without_links' : null,
  }
}

function announcedPrice(document: ProductDocument, { prices, i18n }: EngineView): number | null {
  const { price, price_incl_tax, original_price, original_price_incl_tax } = document
  const amount = prices.shown === 'gross' ? original_price_incl_tax || price_incl_tax : original_price || price
  return amount === undefined ? null : toMinorUnits(amount, i18n.priceFormat.fractionDigits)
}

/** Catalogue dates have no time zone and are in UTC. */
function isoTime(date: string | null | undefined): string | null {
  const [whole] = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.exec(date ?? '') ?? []
  return whole ? `${whole.replace(' ', 'T')}Z` : null
}

function mediaItem({ image, pos, typ, lab, vid }: MediaEntry): MediaItem {
  const video = typ === 'external-video' && vid ? { url: vid.url, title: vid.title, description: vid.desc } : null
  return { image, position: pos, label: lab, video }
}

/** The deepest category and its ancestors, recognised by their paths. */
function breadcrumbs({ category = [] }: ProductDocument, view: EngineView): ProductView['breadcrumbs'] {
  const depth = ({ path = '' }: { path?: string }) => path.split('/').length
  const [deepest] = category.toSorted((a, b) => depth(b) - depth(a))
  if (!deepest) return []
  return category
    .filter(({ path = '' }) => path !== '' && `${deepest.path}/`.startsWith(`${path}/`))
    .toSorted((a, b) => depth(a) - depth(b))
    .map(({ category_id: id, name, slug = '', path = '' }) => ({
      id,
      name,
      path: categoryPath(view, { slug, urlPath: path }),
    }))
}

/** The SKUs of linked products. */
export function productLinks(document: ProductDocument): ProductView['links'] {
  return {
    related: linked(document, 'related'),
    upsell: linked(document, 'upsell'),
    crosssell: linked(document, 'crosssell'),
  }
}

function linked({ product_links = [] }: ProductDocument, type: ProductLink['link_type']): string[] {
  return product_links
    .filter(({ link_type }) => link_type === type)
    .toSorted((a, b) => a.position - b.position)
    .map(({ linked_product_sku }) => linked_product_sku)
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
