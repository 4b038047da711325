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
    ...(reviews.averageStars !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: Math.round(reviews.averageStars * 10) / 10,
        reviewCount: reviews.total,
      },
    }),
  }
}

function offersOf(store: CurrentStore, { price, reducedUntil, stock, variants, path }: ProductView): object | null {
  const { currencyCode, priceFormat } = store.view.i18n
  const shared = {
    priceCurrency: currencyCode,
    availability: availability[stock.state],
    url: absoluteUrl(store, path),
  }
  const decimal = (minorUnits: number) =>
    (minorUnits / 10 ** priceFormat.fractionDigits).toFixed(priceFormat.fractionDigits)
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
