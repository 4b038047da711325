import {
  findPostCategory,
  isPostSearchable,
  listPostCategories,
  listPosts,
  listRecentPosts,
  type PostCategory,
} from '@mantel/client'
import { breadcrumbJsonLd } from '../catalog/breadcrumb-json-ld.ts'
import { fixedPathAlternates } from '../page/alternates.ts'
import type { Page, PageRequest, RouteRequest } from '../page/page.ts'
import { readSearchText } from '../page/search-text.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import { absoluteUrl } from '../store/current-store.ts'
import type { Shop } from '../store/shop.ts'
import { type BlogTexts, type LoadedBlogTexts, loadBlogTexts, type PostEntry } from './blog-texts.ts'
import { unwrapEntry } from './missing-entry.ts'

/** The list of posts: all, those of a category, or those that match a search. */
export type PostsPage = Page & {
  texts: BlogTexts
  heading: string
  /** The page's path without the query. */
  path: string
  categories: PostCategory[]
  posts: PostEntry[]
  total: number
  /** The path of the same list with one more page; null if all posts are shown. */
  morePath: string | null
  recent: PostEntry[]
  isOffline: boolean
  /** The search text and whether it is long enough; null except on the search page. */
  search: { term: string; isTooShort: boolean } | null
}

const blogPath = '/blog'

/** All posts, newest first. */
export async function loadPosts({ shop, query }: PageRequest): Promise<PostsPage> {
  const [{ texts, ...words }, categories, list] = await Promise.all([
    loadBlogTexts(shop),
    loadCategories(shop),
    listPosts(shop.engine, { page: pageOf(query) }),
  ])
  const { store } = shop
  return {
    head: {
      title: `${texts.title} · ${store.website.name}`,
      description: texts.intro,
      canonical: absoluteUrl(store, blogPath),
      alternates: query.size === 0 ? fixedPathAlternates(store, blogPath) : [],
      openGraph: { type: 'website' },
      jsonLd: [breadcrumbJsonLd(store, { ancestors: [], name: texts.title, path: blogPath })],
    },
    texts,
    heading: texts.title,
    path: blogPath,
    categories,
    recent: [],
    search: null,
    ...shownPosts(words, unwrapLoaded(shop, list), (page) => `${blogPath}?page=${page}`),
  }
}

export async function loadPostCategory({ shop, query, params }: RouteRequest<'blog-category'>): Promise<PostsPage> {
  const { engine, store } = shop
  const category = unwrapEntry(shop, await findPostCategory(engine, params.slug))
  const [{ texts, ...words }, categories, list, recent] = await Promise.all([
    loadBlogTexts(shop),
    loadCategories(shop),
    listPosts(engine, { categoryId: category.id, page: pageOf(query) }),
    listRecentPosts(engine),
  ])
  const { name, path } = category
  return {
    head: {
      title: `${name} · ${texts.title} · ${store.website.name}`,
      description: `${name}. ${texts.intro}`,
      canonical: absoluteUrl(store, path),
      openGraph: { type: 'website' },
      jsonLd: [breadcrumbJsonLd(store, { ancestors: [{ name: texts.title, path: blogPath }], name, path })],
    },
    texts,
    heading: name,
    path,
    categories,
    recent: recent.map(words.entryOf),
    search: null,
    ...shownPosts(words, unwrapLoaded(shop, list), (page) => `${path}?page=${page}`),
  }
}

/** A text of three characters or fewer is not searched for. */
export async function loadPostSearch({ shop, query, route }: RouteRequest): Promise<PostsPage> {
  const { engine, store } = shop
  const term = readSearchText(query)
  const isSearched = isPostSearchable(term)
  const [{ texts, ...words }, categories, list, recent] = await Promise.all([
    loadBlogTexts(shop),
    loadCategories(shop),
    isSearched ? listPosts(engine, { text: term, page: pageOf(query) }) : null,
    listRecentPosts(engine),
  ])
  const heading = isSearched ? words.resultsFor(term) : texts.search
  const found = list
    ? shownPosts(
        words,
        unwrapLoaded(shop, list),
        (page) => `${route.path}?${new URLSearchParams({ q: term, page: String(page) })}`,
      )
    : { posts: [], total: 0, morePath: null, isOffline: false }
  return {
    head: { title: `${heading} · ${store.website.name}`, noIndex: true },
    texts,
    heading,
    path: route.path,
    categories,
    recent: recent.map(words.entryOf),
    search: { term, isTooShort: !isSearched && term !== '' },
    ...found,
  }
}

type List = Extract<Awaited<ReturnType<typeof listPosts>>, { ok: true }>['value']

function shownPosts({ entryOf }: Pick<LoadedBlogTexts, 'entryOf'>, list: List, pathOf: (page: number) => string) {
  const { posts, total, hasMore, page, offline } = list
  return { posts: posts.map(entryOf), total, morePath: hasMore ? pathOf(page + 1) : null, isOffline: offline }
}

/** The blog's categories for the menu. Empty if they cannot be loaded, because the lists of posts work without the menu. */
export async function loadCategories({ engine }: Shop): Promise<PostCategory[]> {
  const categories = await listPostCategories(engine)
  return categories.ok ? categories.value : []
}

const pageOf = (query: URLSearchParams): number => {
  const page = query.get('page') ?? ''
  return /^[1-9]\d{0,2}$/.test(page) ? Number(page) : 1
}
