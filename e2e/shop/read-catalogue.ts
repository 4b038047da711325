import type { StoreView } from '@mantel/domain/store'
import { requestShop } from './request-shop.ts'
import { type StoreCode, storeUrl } from './stores.ts'

export type CatalogueProduct = Record<string, unknown> & {
  sku: string
  name: string
  url_path: string
  type_id: string
}

export type Catalogue = {
  view: StoreView
  /** All listed products, from the API. */
  products: readonly CatalogueProduct[]
  /** The url_key of each post, and of each category of the blog. */
  posts: readonly string[]
  postCategories: readonly string[]
  /** The path of a category, by its name in the store view's settings. */
  categoryPath(name: string): string
}

type Hits<T> = { hits: { hits: { _source: T }[] } }
type CatalogueCategory = { id: number; url_path: string }

const everything = 1000

/**
 * Reads a store view's whole catalogue through the API, to compare pages with it. With `fields`, products have only these: the
 * complete documents have five megabytes.
 */
export async function readCatalogue(port: number, code: StoreCode, fields: readonly string[] = []): Promise<Catalogue> {
  const { view, read } = await openCatalogue(port, code)
  const [products, categories, posts, postCategories] = await Promise.all([
    read<CatalogueProduct>('product', listed, fields),
    read<CatalogueCategory>('category'),
    read<{ url_key: string }>('cms_blog'),
    read<{ url_key: string }>('cms_blog_category'),
  ])
  return {
    view,
    products,
    posts: posts.map(({ url_key }) => url_key),
    postCategories: postCategories.map(({ url_key }) => url_key),
    categoryPath(name) {
      const id = view.catalog.categories[name as keyof typeof view.catalog.categories]
      const found = categories.find((category) => category.id === id)
      if (!found) throw new Error(`${code} has no category ${name}`)
      return `/${found.url_path}`
    },
  }
}

/** Reads only these fields of all listed products. */
export async function readProducts<T>(port: number, code: StoreCode, fields: readonly string[]): Promise<T[]> {
  const { read } = await openCatalogue(port, code)
  return read<T>('product', listed, fields)
}

const listed = { query: { bool: { filter: [{ terms: { visibility: [2, 3, 4] } }, { terms: { status: [0, 1] } }] } } }

async function openCatalogue(port: number, code: StoreCode) {
  const home = await requestShop(storeUrl(port, code, '/'))
  const store = /<script type="application\/json" id="store">(.*?)<\/script>/s.exec(home)?.[1]
  if (!store) throw new Error(`the home page of ${code} contains no store data`)
  const { view } = JSON.parse(store) as { view: StoreView }
  return {
    view,
    async read<T>(type: string, query: object = {}, fields: readonly string[] = []): Promise<T[]> {
      const request = encodeURIComponent(JSON.stringify(query))
      const include = fields.length > 0 ? `&_source_include=${fields.join()}` : ''
      const path = `/api/catalog/${view.catalog.index}/${type}/_search?size=${everything}${include}&request=${request}`
      const { hits } = JSON.parse(await requestShop(new URL(path, storeUrl(port, code, '/')).href)) as Hits<T>
      return hits.hits.map(({ _source }) => _source)
    },
  }
}
