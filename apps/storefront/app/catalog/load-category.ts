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
import { loadAlternates } from '../page/alternates.ts'
import type { WithScreen } from '../page/lazy-screen.ts'
import type { Page, PageRequest } from '../page/page.ts'
import { sharePictureUrl } from '../page/share-picture-url.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { absoluteUrl } from '../store/current-store.ts'
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts'
import { categoryScreen } from './lazy-category-screen.ts'
import { plainText, truncate } from './plain-text.ts'

export type CategoryPage = Page & WithScreen<'category'> & { category: CategoryView; list: ProductList }

/** Divisible by two, three and four, so that every grid has full rows. */
const perPage = 24

export async function loadCategory(pageRequest: PageRequest, document: CategoryDocument): Promise<CategoryPage> {
  return loadCategoryPage(pageRequest, await categoryView(pageRequest.shop.engine, document))
}

/** Loads the page of a category whose own data is already loaded, so only its products are requested. */
export async function loadCategoryPage(pageRequest: PageRequest, category: CategoryView): Promise<CategoryPage> {
  const { shop, query } = pageRequest
  const { engine, store } = shop
  const { categoryIds, filters } = category
  const listQuery = parseListQuery(query, filters)
  const request = { categoryIds, filters, query: listQuery, perPage, pages: 'upTo' as const }
  const [loaded, alternates, screen] = await Promise.all([
    listCategoryProducts(engine, request),
    loadAlternates(pageRequest, { type: 'category', ...category }),
    categoryScreen.load(),
  ])
  const list = unwrapLoaded(shop, loaded)
  if (list.message && engine.runtime === 'browser')
    engine.notifications.push({ type: 'warning', message: { key: list.message }, action1: okAction })
  const description = category.metaDescription ?? truncate(plainText(category.description))
  const picture = category.headingPicture ?? category.picture
  return {
    ...screen,
    head: {
      title: `${category.name} · ${store.website.name}`,
      description,
      canonical: absoluteUrl(store, category.path),
      noIndex: hasFilters(list.query) || list.query.sort !== null,
      alternates,
      subject: { type: 'category', id: category.id },
      openGraph: { type: 'website', image: picture ? sharePictureUrl(store, picture) : undefined },
      jsonLd: [breadcrumbJsonLd(store, category)],
    },
    category,
    list,
  }
}

/** The last segment of /c/… may be the category's slug, URL key or id. */
export async function loadCategoryByName(pageRequest: PageRequest, name: string): Promise<CategoryPage> {
  const { engine } = pageRequest.shop
  const keys: CategoryKey[] = [{ slug: name }, { urlKey: name }]
  if (/^[1-9]\d{0,8}$/.test(name)) keys.push({ id: Number(name) })
  let found = await findCategory(engine, keys[0]!)
  for (const key of keys.slice(1)) {
    if (found.ok || found.reason !== 'missing') break
    found = await findCategory(engine, key)
  }
  return loadCategory(pageRequest, unwrapLoaded(pageRequest.shop, found))
}
