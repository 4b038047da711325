import { expect, it } from 'vitest'
import { productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import {
  findPost,
  findPostCategory,
  isPostSearchable,
  listPostCategories,
  listPosts,
  listPostsById,
  listRecentPosts,
} from './blog.ts'
import { listById } from './listing/list-by-id.ts'

const post = (id: number, fields: object = {}) => ({
  id,
  title: `Post ${id}`,
  url_key: `post-${id}`,
  author_name: 'Ada',
  publish_date: `2026-03-${String((id % 28) + 1).padStart(2, '0')} 09:30:00`,
  status: 1,
  blog_category_ids: [id % 2 === 0 ? 2 : 1],
  content: `<p>Text ${id}</p>`,
  ...fields,
})
const posts = Array.from({ length: 23 }, (_, at) => post(at + 1))
const categories = [
  { id: 1, name: 'Clocks', url_key: 'clocks', sort_order: 1, status: 1 },
  { id: 2, name: 'Cards', url_key: 'cards', sort_order: 2, status: 1 },
  { id: 8, name: 'Diary', url_key: 'diary', sort_order: 3, status: 0 },
]

it('lists ten posts a page and keeps the earlier pages in the list', async () => {
  const engine = openPage(fakeShop({ cms_blog: posts }))
  const lists = await Promise.all([1, 2, 3].map((page) => listPosts(engine, { page })))
  expect(lists.map((list) => list.ok && [list.value.posts.length, list.value.total, list.value.hasMore])).toEqual([
    [10, 23, true],
    [20, 23, true],
    [23, 23, false],
  ])
})

it('limits a list to a category and to published posts', async () => {
  const engine = openPage(fakeShop({ cms_blog: [...posts, post(40, { status: 2 })] }))
  expect(await listPosts(engine, { page: 1, categoryId: 2 })).toMatchObject({ value: { total: 11 } })
})

it('returns an empty list and reports the missing connection', async () => {
  const shop = fakeShop({ cms_blog: posts })
  shop.failure = 'down'
  expect(await listPosts(openPage(shop), { page: 1 })).toMatchObject({ value: { posts: [], offline: true } })
})

it.each([
  ['oak', false],
  ['   oak ', false],
  ['oaks', true],
])('searches for %j: %s', (text, isSearched) => {
  expect(isPostSearchable(text)).toBe(isSearched)
})

it('finds a published post by its slug', async () => {
  const related = { related_product_ids: '5,6,7,8,9,10,11,12,13,14,15', related_post_ids: [3, 4, 5, 6] }
  const engine = openPage(fakeShop({ cms_blog: [post(1, related), post(2, { status: 2 })] }))
  expect(await findPost(engine, 'post-1')).toMatchObject({
    value: {
      path: '/blog/post-1',
      publishedAt: '2026-03-02T09:30:00.000Z',
      relatedProductIds: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
      relatedPostIds: [3, 4, 5],
    },
  })
  for (const slug of ['post-2', 'nothing'])
    expect(await findPost(engine, slug)).toMatchObject({ reason: 'missing', message: 'blog_post_missing' })
})

it('finds active categories only', async () => {
  const engine = openPage(fakeShop({ cms_blog_category: categories }))
  expect(await listPostCategories(engine)).toMatchObject({ value: [{ name: 'Clocks' }, { name: 'Cards' }] })
  expect(await findPostCategory(engine, 'cards')).toMatchObject({ value: { id: 2, path: '/blog/category/cards' } })
  expect(await findPostCategory(engine, 'diary')).toMatchObject({ message: 'blog_category_missing' })
})

it('lists five recent posts, and posts by id in the given order', async () => {
  const engine = openPage(fakeShop({ cms_blog: [...posts, post(40, { status: 2 })] }))
  expect(await listRecentPosts(engine)).toHaveLength(5)
  expect((await listPostsById(engine, [7, 40, 3])).map(({ id }) => id)).toEqual([7, 3])
})

it('lists products by id in the given order, without disabled ones', async () => {
  const product = [productDocument(1), productDocument(2), productDocument(3, { status: 2 })]
  expect((await listById(openPage(fakeShop({ product })), [3, 2, 1])).map(({ id }) => id)).toEqual([2, 1])
})
