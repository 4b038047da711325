import { listBySku, listReviews, type ProductCard, type ProductView, type Reviews } from '@mantel/client'
import { pictureUrl } from '@mantel/domain/picture'
import { breadcrumbData } from '../catalog/breadcrumb-data.ts'
import { plainText } from '../catalog/plain-text.ts'
import { loadScreen } from '../dispatch/screens.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'
import { productData } from './product-data.ts'

export type ProductPage = Page & {
  screen: 'product'
  product: ProductView
  /** The sku of the variant that the address names; the product's own for whichever is usual. */
  childSku: string
  reviews: Reviews
  related: ProductCard[]
  upsell: ProductCard[]
}

/** As long as search engines show it. Characters. */
const longestDescription = 160

export async function productPage(
  { shop: { place, engine } }: PageAsk,
  product: ProductView,
  childSku: string | null | undefined,
): Promise<ProductPage> {
  const { related, upsell } = product.links
  const [reviews, linked] = await Promise.all([
    listReviews(engine, product.id),
    listBySku(engine, [...related, ...upsell]),
    loadScreen('product'),
  ])
  const cardsOf = (skus: readonly string[]) => linked.filter(({ sku }) => skus.includes(sku))
  const picture = product.gallery.entries.find(({ video }) => video === null)
  const image =
    picture && `${place.website.publicUrl}${pictureUrl(picture.image, { width: 1200, height: 1200 }, 'fit')}`
  const description =
    product.metaDescription ?? shortened(plainText(product.shortDescription || product.description), longestDescription)
  return {
    screen: 'product',
    head: {
      // Not its meta title: that keeps the old name when a thing is renamed.
      title: `${product.name} · ${place.website.name}`,
      ...(description && { description }),
      canonical: absoluteUrl(place, product.path),
      openGraph: { type: 'product', ...(image && { image }) },
      jsonLd: [
        productData(place, product, reviews),
        breadcrumbData(place, { ...product, ancestors: product.breadcrumbs }),
      ],
    },
    product,
    childSku: childSku ?? product.sku,
    reviews,
    related: cardsOf(related),
    upsell: cardsOf(upsell.filter((sku) => !related.includes(sku))),
  }
}

function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  return `${text.slice(0, most).replace(/\s+\S*$/, '')} …`
}
