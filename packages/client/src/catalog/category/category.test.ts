import { expect, it } from 'vitest'
import { categoryDocument } from '../../testing/documents.ts'
import { fakeShop, openPage } from '../../testing/fake-shop.ts'
import { flushPromises } from '../../testing/manual-clock.ts'
import { testView } from '../../testing/test-view.ts'
import { attributeFilter } from '../queries/search-request.ts'
import { resolvePath } from '../resolve-path.ts'
import { categoryMenu } from './category-menu.ts'
import { categoryView } from './category-view.ts'
import { findCategory } from './find-category.ts'
import { listCategories } from './list-categories.ts'

const grandchild = categoryDocument(52, 51, '1/2/50/51/52')
const child = categoryDocument(51, 50, '1/2/50/51', { children_data: [grandchild] })
const clocks = categoryDocument(50, 2, '1/2/50', { children_data: [child] })
const categories = [
  clocks,
  child,
  grandchild,
  categoryDocument(60, 2, '1/2/60', { include_in_menu: 0 }),
  categoryDocument(61, 2, '1/2/61', { product_count: 0 }),
]

it('requests the whole category list once and filtered lists each time', async () => {
  const shop = fakeShop({ category: categories })
  const engine = openPage(shop)
  await Promise.all([listCategories(engine), listCategories(engine)])
  expect(await listCategories(engine)).toHaveLength(5)
  expect(shop.sent).toHaveLength(1)
  expect(shop.sent[0]).toMatchObject({
    query: { size: '4000' },
    request: {
      _appliedFilters: [attributeFilter('is_active', { eq: true })],
      _appliedSort: [{ field: 'position', options: 'asc' }],
    },
  })
  await listCategories(engine, { filters: [attributeFilter('level', { eq: 2 })] })
  await listCategories(engine, { skipCache: true })
  expect(shop.sent).toHaveLength(3)
})

it('requests the category list again after a failure', async () => {
  const shop = fakeShop({ category: categories })
  const engine = openPage(shop)
  shop.failure = 'broken'
  expect(await listCategories(engine)).toBeNull()
  shop.failure = null
  expect(await listCategories(engine)).toHaveLength(5)
})

it('reads the filters of a category, or those of the store if the category chooses none', async () => {
  const engine = openPage(fakeShop({ category: categories }))
  const filtersOf = async (more: Record<string, unknown>) =>
    (await categoryView(engine, categoryDocument(50, 2, '1/2/50', more) as never)).filters
  expect(await filtersOf({})).toEqual(testView.catalog.defaultFilters)
  expect(await filtersOf({ available_filter_by: ['size', 'color', 'weight'] })).toEqual(['size', 'color'])
  expect(await filtersOf({ available_filter_by: ['size', 'color'], selected_filter_by: ['color'] })).toEqual(['color'])
})

it('builds the menu from visible categories with products', async () => {
  const [top, ...others] = await categoryMenu(openPage(fakeShop({ category: categories })))
  expect(others).toEqual([])
  expect(top).toMatchObject({ id: 50, path: '/c50', children: [{ id: 51, children: [{ id: 52, children: [] }] }] })
})

it.each([[{ id: 51 }], [{ slug: 'c51' }], [{ urlKey: 'c51' }], [{ urlPath: '/c51/' }]])(
  'finds a category by %j',
  async (key) => {
    const shop = fakeShop({ category: categories })
    const found = await findCategory(openPage(shop), key)
    expect(found).toMatchObject({ ok: true, value: { id: 51 } })
  },
)

it('adds ancestors, children and descendant ids to the category page', async () => {
  const shop = fakeShop({ category: categories })
  const engine = openPage(shop, { runtime: 'server' })
  const found = await findCategory(engine, { id: 51 })
  if (!found.ok) throw new Error(found.message)
  const view = await categoryView(engine, found.value)
  expect(view).toMatchObject({ ancestors: [{ id: 50 }], children: [{ id: 52 }], categoryIds: [51, 52] })
  expect(shop.sent[1]?.request._appliedFilters).toContainEqual(attributeFilter('id', { in: [50, 52] }))
  expect(await findCategory(engine, { id: 99 })).toMatchObject({ reason: 'missing', message: 'category_empty' })
})

it('opens a category of the menu while offline, with ancestors and descendants', async () => {
  const shop = fakeShop({ category: categories })
  await listCategories(openPage(shop))
  await flushPromises()
  shop.failure = 'down'
  const engine = openPage(shop)
  const resolved = await resolvePath(engine, '/c51')
  if (!resolved.ok || resolved.value.kind !== 'category') throw new Error('not found')
  const view = await categoryView(engine, resolved.value.document)
  expect(view).toMatchObject({
    name: 'Category 51',
    ancestors: [{ id: 50 }],
    children: [{ id: 52 }],
    categoryIds: [51, 52],
  })
  expect(await findCategory(engine, { id: 99 })).toMatchObject({ reason: 'offline' })
})
