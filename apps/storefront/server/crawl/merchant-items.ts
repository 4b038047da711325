import type { FeedProduct, PriceView, ProductView, StockView } from '@mantel/client'
import { isGtin, type MerchantItem } from '@mantel/domain/feed'
import { pictureUrl } from '@mantel/domain/picture'
import { type StoreView, storePath, type Website } from '@mantel/domain/store'

/**
 * The feed offers only these product types. Gift cards, downloads and services cannot be shipped, and shoppers buy the members of a grouped
 * product, not the product itself.
 */
const soldTypes: ReadonlySet<string> = new Set(['simple', 'configurable', 'bundle'])
const maxPictures = 10

/** The offers of a product: one for each variant, else one. Prices, stock and rounding are those of the product page. */
export function merchantItems(
  website: Website,
  view: StoreView,
  { view: product, gtins }: FeedProduct,
): MerchantItem[] {
  if (!soldTypes.has(product.typeId)) return []
  const { brand, artist, gallery, options, variants, sku } = product
  const picture = (image: string) => `${website.publicUrl}${pictureUrl(image, { width: 1200, height: 1200 }, 'fit')}`
  const pictures = gallery.entries.filter(({ video }) => video === null).map(({ image }) => picture(image))
  const detail = (code: string) => product.details.find((one) => one.code === code)?.text ?? null
  const shared = {
    description: plainText(product.description || product.shortDescription || product.name).slice(0, 5000),
    brand: (brand ?? artist)?.slice(0, 70) ?? null,
    isBundle: product.typeId === 'bundle',
    productType: product.breadcrumbs.map(({ name }) => name).join(' > ') || null,
    shipping: shippingOf(view),
  }
  const offer = (own: Offer): MerchantItem[] => {
    if (!own.price) return []
    const [imageLink, ...others] = [...(own.picture ? [picture(own.picture)] : []), ...pictures].filter(isFirst)
    if (!imageLink) return []
    const gtin = gtins.get(own.sku) ?? null
    const path = own.sku === sku ? product.path : `${product.path}?childSku=${encodeURIComponent(own.sku)}`
    const label = (code: string) => labelOf(options, own.values, code) ?? detail(code)
    return [
      {
        ...shared,
        ...availabilityOf(own.stock),
        ...pricesOf(view, own.price),
        id: own.sku,
        title: [product.name, ...Object.keys(own.values).flatMap((code) => labelOf(options, own.values, code) ?? [])]
          .join(', ')
          .slice(0, 150),
        link: `${website.publicUrl}${storePath(view, path)}`,
        imageLink,
        additionalImageLinks: others.slice(0, maxPictures),
        gtin: gtin !== null && isGtin(gtin) ? gtin : null,
        mpn: own.sku,
        itemGroupId: variants.length > 0 ? sku : null,
        color: label('color'),
        size: label('size'),
        material: label('material'),
      },
    ]
  }
  if (variants.length > 0) return variants.flatMap((variant) => offer(variant))
  return offer({ sku, price: product.price, stock: product.stock, values: {}, picture: null })
}

type Offer = {
  sku: string
  price: PriceView | null
  stock: StockView
  values: Record<string, string>
  picture: string | null
}

function pricesOf(view: StoreView, { shown, before }: PriceView): Pick<MerchantItem, 'price' | 'salePrice'> {
  return before !== null && before > shown
    ? { price: money(view, before), salePrice: money(view, shown) }
    : { price: money(view, shown), salePrice: null }
}

function money({ i18n }: StoreView, minorUnits: number): string {
  const { fractionDigits } = i18n.priceFormat
  return `${(minorUnits / 10 ** fractionDigits).toFixed(2)} ${i18n.currencyCode}`
}

function availabilityOf({ state, availableFrom }: StockView): Pick<MerchantItem, 'availability' | 'availabilityDate'> {
  if (state === 'sold-out') return { availability: 'out_of_stock', availabilityDate: null }
  // A pre-order without a date cannot be announced as one.
  if (state !== 'pre-order' || availableFrom === null) return { availability: 'in_stock', availabilityDate: null }
  return { availability: 'preorder', availabilityDate: `${availableFrom}T00:00:00Z` }
}

function shippingOf(view: StoreView): MerchantItem['shipping'] {
  const { currencyCode } = view.i18n
  return view.shipping.methods.flatMap(({ methodTitle, amountInclTax, countries }) =>
    countries.map((country) => ({
      country,
      service: methodTitle,
      price: `${amountInclTax.toFixed(2)} ${currencyCode}`,
    })),
  )
}

function labelOf(options: ProductView['options'], values: Record<string, string>, code: string): string | null {
  const option = options.find((one) => one.code === code)
  return option?.values.find(({ value }) => value === values[code])?.label ?? null
}

const isFirst = (value: string, at: number, all: readonly string[]) => all.indexOf(value) === at

const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
