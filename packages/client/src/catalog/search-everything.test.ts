import { expect, it } from 'vitest'
import { categoryDocument, productDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { testView } from '../testing/test-view.ts'
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

it('finds pages by the words of their title or description, title matches first', async () => {
  const shop = fakeShop({
    cms_page: [
      { id: 1, title: 'Help', identifier: 'help', meta_description: 'Delivery and returns', active: true },
      { id: 2, title: 'Returns', identifier: 'returns', active: true },
      { id: 3, title: 'Returns before 2020', identifier: 'old-returns', active: false },
    ],
  })
  const pages = async (text: string) => (await searchEverything(openPage(shop), text))?.pages.map(({ path }) => path)
  expect(await pages('returns')).toEqual(['/returns', '/help'])
  expect(await pages('delivery')).toEqual(['/help'])
  expect(await pages('oak clock')).toEqual([])
})

it.for([
  ['shipping', '/versand-und-delivery'],
  ['Lieferung', '/versand-und-delivery'],
  ['spedizione', '/consegna'],
  ['reso', '/resi'],
])('finds the page of a help topic by another word for it: %s', async ([text, path]) => {
  const page = (id: number, title: string, identifier: string) => ({ id, title, identifier, active: true })
  const shop = fakeShop({
    cms_page: [
      page(1, 'Delivery – Versand', 'versand-und-delivery'),
      page(2, 'Consegna', 'consegna'),
      page(3, 'Recesso e resi', 'resi'),
    ],
  })
  expect((await searchEverything(openPage(shop), text!))?.pages.map((one) => one.path)).toEqual([path])
})

it('reads a price in the text as a filter, unless the shopper sees no prices or cannot filter by price', async () => {
  const shop = fakeShop({ product: [productDocument(1, { name: 'Oak clock' })] })
  const sentFor = async (text: string, view = {}) => {
    shop.sent.length = 0
    await searchEverything(openPage(shop, { view }), text)
    const request = shop.sent.find(({ path }) => path.includes('/product/'))?.request
    const filters = (request?._appliedFilters ?? []) as { attribute: string }[]
    const price = filters.find(({ attribute }) => attribute === 'price')
    return [request?._searchText, price]
  }
  const filter = { attribute: 'price', value: { lt: 50 }, scope: 'catalog' }
  expect(await sentFor('£50')).toEqual(['', filter])
  expect(await sentFor('clock under 50')).toEqual(['clock*', filter])
  const hidden = { prices: { ...testView.prices, needGroupToken: true } }
  expect(await sentFor('clock under 50', hidden)).toEqual(['clock under 50*', undefined])
  const unfiltered = { catalog: { ...testView.catalog, defaultFilters: ['color'] } }
  expect(await sentFor('clock under 50', unfiltered)).toEqual(['clock under 50*', undefined])
})

it('suggests the spelling that the found products use', async () => {
  // The fake shop only finds exact words, so a document has to contain the misspelling; a real one also finds similar words.
  const shop = fakeShop({ product: [productDocument(1, { name: 'Oak clock', title: 'oak clokc' })] })
  expect((await searchEverything(openPage(shop), 'oak'))?.suggestion).toBeNull()
  expect((await searchEverything(openPage(shop), 'oak clokc'))?.suggestion).toBe('oak clock')
})
