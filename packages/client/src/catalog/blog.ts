import type { ContentDocument, MessageKey } from '@mantel/contract'
import { blog } from '@mantel/domain/constants'
import type { Engine } from '../engine.ts'
import { listContent } from './content.ts'
import { type Loaded, type LoadProblem, loadedValue, mapLoaded, missingProblem, problemOf } from './loaded.ts'
import { type AppliedFilter, attributeFilter, searchRequest } from './queries/search-request.ts'
import { queryCatalog } from './query-catalog.ts'

/** date is a calendar day: '2026-03-12'. The pictures are paths on the picture server. */
export type PostTeaser = {
  id: number
  title: string
  path: string
  author: string
  date: string
  picture: string | null
  text: string
}

/** A post with its HTML, which the import has sanitised. */
export type Post = PostTeaser & {
  /** The time of publication as ISO 8601 in UTC; null if the merchant gave none. */
  publishedAt: string | null
  largePicture: string | null
  pictureAlt: string
  content: string
  categoryIds: number[]
  relatedProductIds: number[]
  relatedPostIds: number[]
}

export type PostCategory = { id: number; name: string; slug: string; path: string }

export type PostList = { posts: PostTeaser[]; total: number; page: number; hasMore: boolean; offline: boolean }

export type PostQuery = {
  categoryId?: number
  text?: string
  /** The list holds all posts up to and including this page. */
  page: number
}

const published = 1
const isPublished = attributeFilter('status', { eq: published })
const teaserFields = [
  'id',
  'title',
  'url_key',
  'author_name',
  'publish_date',
  'featured_list_image',
  'featured_image',
  'meta_description',
]

/** Whether a text is long enough for a search in the blog. */
export const isPostSearchable = (text: string): boolean => text.trim().length >= blog.minSearchLength

/** Posts, newest first; those that match a text, best first. */
export async function listPosts(engine: Engine, { categoryId, text = '', page }: PostQuery): Promise<Loaded<PostList>> {
  const lastPage = Math.ceil(blog.listSize / blog.postsPerPage)
  const shownPage = Math.min(Math.max(1, page), lastPage)
  const filters: AppliedFilter[] = [isPublished]
  if (categoryId !== undefined) filters.push(attributeFilter('blog_category_ids', { in: [categoryId] }))
  const answer = await queryCatalog(
    engine,
    {
      type: 'cms_blog',
      request: searchRequest({ filters, text, sort: text === '' ? blog.sort : null }),
      size: shownPage * blog.postsPerPage,
      include: teaserFields,
    },
    text === '' ? {} : { keep: 'memory' },
  )
  if (!answer.ok) return problemOf(answer)
  const { items, total, offline, refusal } = answer.result
  if (refusal) return problemOf(refusal)
  const posts = (items as unknown as ContentDocument[]).map(postTeaser)
  return loadedValue({ posts, total, page: shownPage, hasMore: posts.length < total && shownPage < lastPage, offline })
}

/** The newest posts; none if they cannot be loaded, because pages work without them. */
export function listRecentPosts(engine: Engine, size: number = blog.recentPosts): Promise<PostTeaser[]> {
  return listTeasers(engine, [], size, blog.sort)
}

/** The published posts with these ids, in the given order. */
export async function listPostsById(engine: Engine, ids: readonly number[]): Promise<PostTeaser[]> {
  if (ids.length === 0) return []
  const found = new Map(
    (await listTeasers(engine, [attributeFilter('id', { in: ids })], ids.length)).map((post) => [post.id, post]),
  )
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function listTeasers(engine: Engine, filters: readonly AppliedFilter[], size: number, sort?: string) {
  const posts = await listContent(engine, {
    type: 'cms_blog',
    filters: [isPublished, ...filters],
    sort,
    size,
    include: teaserFields,
  })
  return posts.ok ? posts.value.map(postTeaser) : []
}

export async function findPost(engine: Engine, slug: string): Promise<Loaded<Post>> {
  const found = await listContent(engine, {
    type: 'cms_blog',
    filters: [attributeFilter('url_key', { eq: slug }), isPublished],
    size: 1,
  })
  return firstOf(
    mapLoaded(found, (posts) => posts.filter(({ url_key }) => url_key === slug).map(toPost)),
    {
      message: 'blog_post_missing',
      slug,
    },
  )
}

/** The active categories in the merchant's order. */
export async function listPostCategories(engine: Engine): Promise<Loaded<PostCategory[]>> {
  const found = await listContent(engine, {
    type: 'cms_blog_category',
    filters: [attributeFilter('status', { eq: published })],
    sort: 'sort_order:asc',
  })
  return mapLoaded(found, (categories) => categories.map(postCategory))
}

export async function findPostCategory(engine: Engine, slug: string): Promise<Loaded<PostCategory>> {
  const all = await listPostCategories(engine)
  return firstOf(
    mapLoaded(all, (categories) => categories.filter((category) => category.slug === slug)),
    { message: 'blog_category_missing', slug },
  )
}

function firstOf<T>(list: Loaded<T[]>, missing: { message: MessageKey; slug: string }): Loaded<T> | LoadProblem {
  if (!list.ok) return list
  const [first] = list.value
  return first === undefined ? missingProblem(missing.message, { slug: missing.slug }) : loadedValue(first)
}

function postTeaser(post: ContentDocument): PostTeaser {
  return {
    id: post.id,
    title: textOf(post, 'title'),
    path: `/blog/${encodeURIComponent(textOf(post, 'url_key'))}`,
    author: textOf(post, 'author_name'),
    date: textOf(post, 'publish_date').slice(0, 10),
    picture: textOf(post, 'featured_list_image') || textOf(post, 'featured_image') || null,
    text: textOf(post, 'meta_description'),
  }
}

/** A post as pages show it, from the document that the merchant wrote. */
export function toPost(post: ContentDocument): Post {
  const teaser = postTeaser(post)
  const time = new Date(`${textOf(post, 'publish_date').replace(' ', 'T')}Z`)
  return {
    ...teaser,
    publishedAt: Number.isNaN(time.getTime()) ? null : time.toISOString(),
    largePicture: textOf(post, 'featured_image') || teaser.picture,
    pictureAlt: textOf(post, 'featured_image_alt'),
    content: textOf(post, 'content') || textOf(post, 'short_content'),
    categoryIds: idsOf(post.blog_category_ids),
    relatedProductIds: idsOf(post.related_product_ids).slice(0, blog.relatedProducts),
    relatedPostIds: idsOf(post.related_post_ids).slice(0, blog.relatedPosts),
  }
}

function postCategory(category: ContentDocument): PostCategory {
  const slug = textOf(category, 'url_key')
  return { id: category.id, name: textOf(category, 'name'), slug, path: `/blog/category/${encodeURIComponent(slug)}` }
}

const textOf = (document: ContentDocument, field: string): string =>
  typeof document[field] === 'string' ? document[field] : ''

/** Imported documents hold ids as a list or as text: '1,2'. */
function idsOf(value: unknown): number[] {
  const list = Array.isArray(value) ? value : String(value ?? '').split(',')
  return [...new Set(list.map(Number).filter((id) => Number.isInteger(id) && id > 0))]
}
