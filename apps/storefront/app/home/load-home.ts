import { type HomeList, listCategories, listHome } from '@mantel/client'
import { loadedValue } from '../page/loaded-value.ts'
import type { Page } from '../page/page.ts'
import { absoluteUrl } from '../place/place.ts'
import type { Shop } from '../place/shop.ts'

export type HomePage = Page & { lists: (HomeList & { title: string; path: string })[] }

export async function loadHome(shop: Shop): Promise<HomePage> {
  const { place, engine } = shop
  const [lists, categories] = await Promise.all([listHome(engine), listCategories(engine)])
  return {
    head: {
      title: place.website.name,
      canonical: absoluteUrl(place, '/'),
      alternates: place.stores
        .filter(({ website }) => website === place.website.code)
        .map(({ locale, url }) => ({ locale, url })),
      openGraph: { type: 'website' },
    },
    lists: loadedValue(shop, lists).map((list) => {
      const category = categories?.find(({ id }) => id === list.categoryId)
      return { ...list, title: category?.name ?? list.name, path: `/${category?.url_path ?? ''}` }
    }),
  }
}
