import { readCatalogue } from '../shop/read-catalogue.ts'
import type { StoreCode } from '../shop/stores.ts'

/** Paths of a store view that depend on its catalogue, without the prefix. */
export type StorePaths = {
  category: string
  /** A subcategory. */
  subcategory: string
  /** A combination of filters that no product of the category matches. */
  emptyList: string
  /** The path of one product for each product type; a store may lack some types. */
  products: Partial<Record<string, string>>
  /** One word of a product's name. */
  term: string
  /** A post and a category of the blog. */
  post: string
  postCategory: string
}

const fields = ['name', 'url_path', 'type_id', 'category', 'artist', 'occasion']
const known = new Map<string, Promise<StorePaths>>()

/** The journeys of a worker share the paths, because reading the catalogue takes half a second. */
export function findStorePaths(port: number, code: StoreCode): Promise<StorePaths> {
  const key = `${port} ${code}`
  const paths = known.get(key) ?? readStorePaths(port, code)
  known.set(key, paths)
  return paths
}

async function readStorePaths(port: number, code: StoreCode): Promise<StorePaths> {
  const { products, posts, postCategories, categoryPath } = await readCatalogue(port, code, fields)
  const category = categoryPath('clocks')
  const clock = products.find(({ url_path }) => `/${url_path}`.startsWith(`${category}/`))
  if (!clock) throw new Error(`${code} has no clocks`)
  const below = (clock.category as { path: string }[]).map(({ path }) => `/${path}`)
  return {
    category,
    subcategory: below.find((path) => path.startsWith(`${category}/`)) ?? category,
    emptyList: `${category}?${filtersWithoutResults(products)}`,
    products: Object.fromEntries(products.map(({ type_id, url_path }) => [type_id, `/${url_path}`]).toReversed()),
    term: clock.name.split(' ')[0] ?? clock.name,
    post: `/blog/${posts[0]}`,
    postCategory: `/blog/category/${postCategories[0]}`,
  }
}

/** A filter combination that matches nothing in the category of clocks, which have neither an artist nor an occasion. */
function filtersWithoutResults(products: readonly Record<string, unknown>[]): string {
  const artist = products.find((product) => product.artist)?.artist
  const occasion = products.find((product) => product.occasion)?.occasion
  return new URLSearchParams({ artist: String([artist].flat()[0]), occasion: String([occasion].flat()[0]) }).toString()
}
