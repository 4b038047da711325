import { listBySku, listReviews, loadProduct, type ProductCard, type ProductView, type Reviews } from '@mantel/client'
import { breadcrumbJsonLd } from '../catalog/breadcrumb-json-ld.ts'
import { plainText, truncate } from '../catalog/plain-text.ts'
import { loadAlternates } from '../page/alternates.ts'
import type { WithScreen } from '../page/lazy-screen.ts'
import type { Page, PageRequest, RouteRequest } from '../page/page.ts'
import { sharePictureUrl } from '../page/share-picture-url.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { absoluteUrl } from '../store/current-store.ts'
import { productScreen } from './lazy-product-screen.ts'
import { productJsonLd } from './product-json-ld.ts'

export type ProductPage = Page &
  WithScreen<'product'> & {
    product: ProductView
    reviews: Reviews
    related: ProductCard[]
    upsell: ProductCard[]
  }

/**
 * Fetched with this file, so that a page reached without loading a document shows all its parts at once. The parts
 * themselves fetch it again if this fails.
 */
const deferredParts = import.meta.env.SSR ? null : import('./product-parts.tsx').catch(() => null)

/** `loading` resolves to the product. Reviews and linked products need only its id and links, so their requests do not wait for it. */
export async function loadProductPage(
  pageRequest: PageRequest,
  { id, links: { related, upsell } }: Pick<ProductView, 'id' | 'links'>,
  loading: Promise<ProductView>,
): Promise<ProductPage> {
  const { store, engine } = pageRequest.shop
  const [product, reviews, linked, alternates, screen] = await Promise.all([
    loading,
    listReviews(engine, id),
    listBySku(engine, [...related, ...upsell]),
    loading.then((product) => loadAlternates(pageRequest, { type: 'product', ...product })),
    productScreen.load(),
    deferredParts,
  ])
  const cardsOf = (skus: readonly string[]) => linked.filter(({ sku }) => skus.includes(sku))
  const picture = product.gallery.entries.find(({ video }) => video === null)
  const description = product.metaDescription ?? truncate(plainText(product.shortDescription || product.description))
  return {
    ...screen,
    head: {
      // Uses the name, because the meta title keeps the old name after a product is renamed.
      title: `${product.name} · ${store.website.name}`,
      description,
      canonical: absoluteUrl(store, product.path),
      alternates,
      subject: { type: 'product', id: product.id },
      openGraph: { type: 'product', image: picture && sharePictureUrl(store, picture.image) },
      jsonLd: [
        productJsonLd(store, product, reviews),
        breadcrumbJsonLd(store, { ...product, ancestors: product.breadcrumbs }),
      ],
    },
    product,
    reviews,
    related: cardsOf(related),
    upsell: cardsOf(upsell.filter((sku) => !related.includes(sku))),
  }
}

/** Loads '/p/{parentSku}/{slug}', with or without the variant's SKU after it. */
export async function loadProductBySku(pageRequest: RouteRequest<'product' | 'simple-product'>): Promise<ProductPage> {
  const { shop, params } = pageRequest
  const product = unwrapLoaded(shop, await loadProduct(shop.engine, { sku: params.parentSku }))
  return loadProductPage(pageRequest, product, Promise.resolve(product))
}
