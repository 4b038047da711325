import { findBlock, type HomeListName, listCategories, listHome, type ProductCard } from '@mantel/client'
import { pictureUrl } from '@mantel/domain/picture'
import { categoryPath } from '@mantel/domain/routing'
import { homeAlternates } from '../page/alternates.ts'
import { loadedValue } from '../page/loaded-value.ts'
import type { Page } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'
import type { Shop } from '../place/shop.ts'
import { type Editorial, editorialOf } from './editorial.ts'
import { listLatestPosts, type PostTeaser } from './latest-posts.ts'
import { shopData } from './shop-data.ts'

/** The store's own name of a category (bestsellers, clocks, …) → what shoppers call it, and where it is. */
export type NamedCategories = Record<string, { name: string; path: string }>

/** As much of a product as a shelf shows: the page carries all of them. */
export type ShelfProduct = Pick<ProductCard, 'id' | 'name' | 'path' | 'picture' | 'maker' | 'price' | 'labels'>
export type ShelfList = { name: HomeListName; cards: ShelfProduct[] }

export type HomePage = Page & {
  lists: ShelfList[]
  categories: NamedCategories
  editorial: Editorial | null
  posts: PostTeaser[]
}

export async function loadHome(shop: Shop): Promise<HomePage> {
  const { place, engine, t } = shop
  const { headImage } = place.view.banners
  const [lists, categories, editorial, posts] = await Promise.all([
    listHome(engine),
    namedCategories(shop),
    findBlock(engine, 'home-editorial'),
    listLatestPosts(engine),
  ])
  return {
    head: {
      title: `${place.website.name} · ${t('home.title')}`,
      description: t('home.description'),
      canonical: absoluteUrl(place, '/'),
      alternates: homeAlternates(place),
      openGraph: {
        type: 'website',
        ...(headImage && { image: `${place.website.publicUrl}${pictureUrl(headImage, { width: 1200, height: 0 })}` }),
      },
      jsonLd: shopData(place, t('home.description')),
    },
    lists: loadedValue(shop, lists)
      .filter(({ cards }) => cards.length > 0)
      .map(({ name, cards }) => ({ name, cards: cards.map(shelfProduct) })),
    categories,
    editorial: editorial.ok ? editorialOf(editorial.value) : null,
    posts,
  }
}

const shelfProduct = ({ id, name, path, picture, maker, price, labels }: ProductCard): ShelfProduct => ({
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
