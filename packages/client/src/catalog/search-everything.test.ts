import { expect, it } from 'vitest'
import { categoryDocument, productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { searchEverything } from './search-everything.ts'

it('searches products, categories and posts from three characters and aborts for a newer search', async () => {
  const shop = fakeShop({
    product: [productDocument(1, { name: 'Oak clock' }), productDocument(2, { name: 'Oak frame', status: 2 })],
    category: [categoryDocument(50, 2, '1/2/50', { name: 'Oak' })],
    cms_blog: [{ id: 1, title: 'Looking after oak', url_key: 'oak care', status: 1 }],
  })
  const engine = openPage(shop)
  expect(await searchEverything(engine, 'oa')).toMatchObject({ products: [], offline: false })
  expect(shop.sent).toEqual([])
  expect(await searchEverything(engine, 'oak')).toMatchObject({
    products: [{ name: 'Oak clock' }],
    total: 1,
    categories: [{ name: 'Oak' }],
    posts: [{ title: 'Looking after oak', path: '/blog/oak%20care' }],
  })
  expect(shop.sent[0]?.request._searchText).toBe('oak*')
  const newer = new AbortController()
  const older = searchEverything(engine, 'oak f', { signal: newer.signal })
  newer.abort()
  expect(await older).toBeNull()
  shop.failure = 'down'
  expect(await searchEverything(openPage(shop), 'clock')).toMatchObject({ products: [], total: 0, offline: true })
})
