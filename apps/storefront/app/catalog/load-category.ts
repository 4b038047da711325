import {
  type CategoryKey,
  type CategoryView,
  categoryView,
  findCategory,
  listCategoryProducts,
  okAction,
  type ProductList,
} from '@mantel/client'
import type { CategoryDocument } from '@mantel/contract'
import { hasFilters, parseListQuery } from '@mantel/domain/catalog'
import { loadScreen } from '../dispatch/screens.ts'
import { alternatesOf } from '../page/alternates.ts'
import { loadedValue } from '../page/loaded-value.ts'
import type { Page, PageAsk } from '../page/page.ts'
import { pictureOf } from '../page/picture-of.ts'
import { absoluteUrl } from '../place/place.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { plainText, shortened } from './plain-text.ts'

export type CategoryPage = Page & { screen: 'category'; category: CategoryView; list: ProductList }

/** Full rows of two, three and four. */
const perPage = 24

export async function loadCategory(ask: PageAsk, document: CategoryDocument): Promise<CategoryPage> {
  const { shop, query } = ask
  const { engine, place } = shop
  const category = await categoryView(engine, document)
  const listQuery = parseListQuery(query, place.view.catalog.defaultFilters)
  const wish = { categoryIds: category.categoryIds, query: listQuery, perPage, pages: 'upTo' as const }
  const [loaded, alternates] = await Promise.all([
    listCategoryProducts(engine, wish),
    alternatesOf(ask, { type: 'category', ...category }),
    loadScreen('category'),
  ])
  const list = loadedValue(shop, loaded)
  if (list.message && engine.place === 'browser')
    engine.notifications.push({ type: 'warning', message: { key: list.message }, action1: okAction })
  const description = category.metaDescription ?? shortened(plainText(category.description))
  const picture = category.headingPicture ?? category.picture
  return {
    screen: 'category',
    head: {
      title: `${category.name} · ${place.website.name}`,
      ...(description && { description }),
      canonical: absoluteUrl(place, category.path),
      noIndex: hasFilters(list.query) || list.query.sort !== null,
      alternates,
      openGraph: { type: 'website', ...(picture && { image: pictureOf(place, picture) }) },
      jsonLd: [breadcrumbData(place, category)],
    },
    category,
    list,
  }
}

/** The last part of /c/… may be the category's slug, its url key or its id. */
export async function loadCategoryByName(ask: PageAsk, name: string): Promise<CategoryPage> {
  const { engine } = ask.shop
  const keys: CategoryKey[] = [{ slug: name }, { urlKey: name }]
  if (/^[1-9]\d{0,8}$/.test(name)) keys.push({ id: Number(name) })
  let found = await findCategory(engine, keys[0]!)
  for (const key of keys.slice(1)) {
    if (found.ok || found.reason !== 'missing') break
    found = await findCategory(engine, key)
  }
  return loadCategory(ask, loadedValue(ask.shop, found))
}
