import type { ProductView, Reviews, StockState } from '@mantel/client'
import { plainText } from '../catalog/plain-text.ts'
import { sharePictureUrl } from '../page/share-picture-url.ts'
import { absoluteUrl, type CurrentStore } from '../store/current-store.ts'

const context = 'https://schema.org'

const availability: Record<StockState, string> = {
  'in-stock': `${context}/InStock`,
  'last-pieces': `${context}/LimitedAvailability`,
  'pre-order': `${context}/PreOrder`,
  'sold-out': `${context}/OutOfStock`,
}

/** The product as schema.org data for search engines. Without a visible price there is no offer. */
export function productJsonLd(store: CurrentStore, product: ProductView, reviews: Reviews): object {
  const { name, sku, artist, brand, gallery } = product
  const pictures = gallery.entries.filter(({ video }) => video === null)
  const description = plainText(product.shortDescription || product.description)
  const offers = offersOf(store, product)
  return {
    '@context': context,
    '@type': 'Product',
    name,
    sku,
    url: absoluteUrl(store, product.path),
    image: pictures.map(({ image }) => sharePictureUrl(store, image)),
    ...(description && { description }),
    ...((brand ?? artist) && { brand: { '@type': 'Brand', name: brand ?? artist } }),
    ...(offers && { offers }),
    ...variantsOf(store, product),
    ...(reviews.averageStars !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(reviews.averageStars * 10) / 10,
        reviewCount: reviews.total,
      },
    }),
  }
}

/** Every variant has an address of its own, so that search engines can show its price and link it. */
function variantsOf(store: CurrentStore, product: ProductView): object {
  const { sku: group, name, options, variants, path } = product
  if (variants.length === 0) return {}
  return {
    '@type': 'ProductGroup',
    productGroupID: group,
    variesBy: options.map(({ label }) => label),
    hasVariant: variants.map(({ sku, price, stock, picture, values }) => {
      const labels = options.map(({ code, values: all }) => all.find(({ value }) => value === values[code])?.label)
      const variantPath = store.view.settings.urlDispatcher
        ? `${path}?childSku=${encodeURIComponent(sku)}`
        : `${path}/${encodeURIComponent(sku)}`
      const url = absoluteUrl(store, variantPath)
      return {
        '@type': 'Product',
        sku,
        name: [name, ...labels.filter(Boolean)].join(', '),
        url,
        ...(picture && { image: sharePictureUrl(store, picture) }),
        ...(price && {
          offers: {
            '@type': 'Offer',
            price: decimalIn(store, price.shown),
            priceCurrency: store.view.i18n.currencyCode,
            availability: availability[stock.state],
            url,
          },
        }),
      }
    }),
  }
}

function decimalIn({ view }: CurrentStore, minorUnits: number): string {
  const { fractionDigits } = view.i18n.priceFormat
  return (minorUnits / 10 ** fractionDigits).toFixed(fractionDigits)
}

function offersOf(store: CurrentStore, { price, reducedUntil, stock, variants, path }: ProductView): object | null {
  const { currencyCode } = store.view.i18n
  const shared = {
    priceCurrency: currencyCode,
    availability: availability[stock.state],
    url: absoluteUrl(store, path),
  }
  const decimal = (minorUnits: number) => decimalIn(store, minorUnits)
  const prices = variants.flatMap((variant) => variant.price?.shown ?? [])
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length > 1 && low < high)
    return {
      '@type': 'AggregateOffer',
      lowPrice: decimal(low),
      highPrice: decimal(high),
      offerCount: prices.length,
      ...shared,
    }
  return (
    price && {
      '@type': 'Offer',
      price: decimal(price.shown),
      ...(reducedUntil && { priceValidUntil: reducedUntil }),
      ...shared,
    }
  )
}
