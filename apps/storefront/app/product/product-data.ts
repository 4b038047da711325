import type { ProductView, Reviews, StockState } from '@mantel/client'
import { plainText } from '../catalog/plain-text.ts'
import { pictureOf } from '../page/picture-of.ts'
import { absoluteUrl, type Place } from '../place/place.ts'

const context = 'https://schema.org'

const availability: Record<StockState, string> = {
  'in-stock': `${context}/InStock`,
  'last-pieces': `${context}/LimitedAvailability`,
  'pre-order': `${context}/PreOrder`,
  'sold-out': `${context}/OutOfStock`,
}

/** The product as search engines read it (schema.org). Where no price is seen there is no offer. */
export function productData(place: Place, product: ProductView, reviews: Reviews): object {
  const { name, sku, artist, brand, gallery } = product
  const pictures = gallery.entries.filter(({ video }) => video === null)
  const description = plainText(product.shortDescription || product.description)
  const offers = offersOf(place, product)
  return {
    '@context': context,
    '@type': 'Product',
    name,
    sku,
    url: absoluteUrl(place, product.path),
    image: pictures.map(({ image }) => pictureOf(place, image)),
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

function offersOf(place: Place, { price, reducedUntil, stock, variants, path }: ProductView): object | null {
  const { currencyCode, priceFormat } = place.view.i18n
  const shared = {
    priceCurrency: currencyCode,
    availability: availability[stock.state],
    url: absoluteUrl(place, path),
  }
  const figure = (minorUnits: number) =>
    (minorUnits / 10 ** priceFormat.fractionDigits).toFixed(priceFormat.fractionDigits)
  const prices = variants.flatMap((variant) => variant.price?.shown ?? [])
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length > 1 && low < high)
    return {
      '@type': 'AggregateOffer',
      lowPrice: figure(low),
      highPrice: figure(high),
      offerCount: prices.length,
      ...shared,
    }
  return (
    price && {
      '@type': 'Offer',
      price: figure(price.shown),
      ...(reducedUntil && { priceValidUntil: reducedUntil }),
      ...shared,
    }
  )
}
