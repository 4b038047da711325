import {
  findBlock,
  type HomeListName,
  listCategories,
  listHome,
  listRecentPosts,
  type PostTeaser,
  type ProductCard,
} from '@mantel/client'
import { pictureUrl } from '@mantel/domain/picture'
import { categoryPath } from '@mantel/domain/routing'
import { fixedPathAlternates } from '../page/alternates.ts'
import type { Page } from '../page/page.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { absoluteUrl } from '../store/current-store.ts'
import type { Shop } from '../store/shop.ts'
import { type Editorial, readEditorial } from './editorial.ts'
import { shopJsonLd } from './shop-json-ld.ts'
import { loadSocialFeed, type SocialFeed } from './social-feed.ts'

/** Categories by the store's own key (bestsellers, clocks, …), with their displayed name and path. */
export type NamedCategories = Record<string, { name: string; path: string }>

/** The fields of a product that a home list shows. Only these fields, because the page data contains every list. */
export type HomeListProduct = Pick<ProductCard, 'id' | 'name' | 'path' | 'picture' | 'maker' | 'price' | 'labels'>
export type HomeList = { name: HomeListName; cards: HomeListProduct[] }

export type HomePage = Page & {
  lists: HomeList[]
  /** There is no connection, and no list is stored. */
  isUnreachable: boolean
  categories: NamedCategories
  editorial: Editorial | null
  posts: PostTeaser[]
  feed: SocialFeed
}

const postCount = 3

export async function loadHome(shop: Shop): Promise<HomePage> {
  const { store, engine, t } = shop
  const { headImage } = store.view.banners
  const [lists, categories, editorial, posts, loadFeed] = await Promise.all([
    listHome(engine),
    namedCategories(shop),
    findBlock(engine, 'home-editorial'),
    listRecentPosts(engine, postCount),
    loadSocialFeed(shop),
  ])
  const loaded = unwrapLoaded(shop, lists)
  return {
    head: {
      title: `${store.website.name} · ${t('home.title')}`,
      description: t('home.description'),
      canonical: absoluteUrl(store, '/'),
      alternates: fixedPathAlternates(store, '/'),
      openGraph: {
        type: 'website',
        image: headImage ? `${store.website.publicUrl}${pictureUrl(headImage, { width: 1200, height: 0 })}` : undefined,
      },
      jsonLd: shopJsonLd(store, t('home.description')),
    },
    isUnreachable: loaded.some(({ isUnreachable }) => isUnreachable),
    lists: loaded
      .filter(({ cards }) => cards.length > 0)
      .map(({ name, cards }) => ({ name, cards: cards.map(homeListProduct) })),
    categories,
    editorial: editorial.ok ? readEditorial(editorial.value) : null,
    posts,
    feed: loadFeed(loaded.flatMap(({ cards }) => cards)),
  }
}

const homeListProduct = ({ id, name, path, picture, maker, price, labels }: ProductCard): HomeListProduct => ({
  id,
  name,
  path,
  picture,
  maker,
  price,
  labels,
})

async function namedCategories({ engine }: Shop): Promise<NamedCategories> {
  const all = (await listCategories(engine)) ?? []
  return Object.fromEntries(
    Object.entries(engine.view.catalog.categories).flatMap(([key, id]) => {
      const found = all.find((category) => category.id === id)
      if (!found) return []
      const path = categoryPath(engine.view, { slug: found.slug || found.url_key, urlPath: found.url_path ?? '' })
      return [[key, { name: found.name, path }]]
    }),
  )
}
