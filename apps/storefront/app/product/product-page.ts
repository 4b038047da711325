import { listBySku, listReviews, type ProductCard, type ProductView, type Reviews } from '@mantel/client'
import { breadcrumbData } from '../catalog/breadcrumb-data.ts'
import { plainText, shortened } from '../catalog/plain-text.ts'
import { loadScreen } from '../dispatch/screens.ts'
import { alternatesOf } from '../page/alternates.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { pictureOf } from '../page/picture-of.ts'
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

export async function productPage(
  ask: PageAsk,
  product: ProductView,
  childSku: string | null | undefined,
): Promise<ProductPage> {
  const { place, engine } = ask.shop
  const { related, upsell } = product.links
  const [reviews, linked, alternates] = await Promise.all([
    listReviews(engine, product.id),
    listBySku(engine, [...related, ...upsell]),
    alternatesOf(ask, { type: 'product', ...product }),
    loadScreen('product'),
  ])
  const cardsOf = (skus: readonly string[]) => linked.filter(({ sku }) => skus.includes(sku))
  const picture = product.gallery.entries.find(({ video }) => video === null)
  const description = product.metaDescription ?? shortened(plainText(product.shortDescription || product.description))
  return {
    screen: 'product',
    head: {
      // Not its meta title: that keeps the old name when a thing is renamed.
      title: `${product.name} · ${place.website.name}`,
      ...(description && { description }),
      canonical: absoluteUrl(place, product.path),
      alternates,
      openGraph: { type: 'product', ...(picture && { image: pictureOf(place, picture.image) }) },
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
