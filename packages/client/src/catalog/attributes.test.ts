import { expect, it } from 'vitest'
import { attributeDocument } from '../testing/documents.ts'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { loadAttributes } from './attributes.ts'
import { attributeFilter } from './queries/search-request.ts'

it('requests no dotted, excluded or already loaded attributes', async () => {
  const shop = fakeShop({ attribute: [attributeDocument('color', { 1: 'Blau' })] })
  const engine = openPage(shop)
  const names = ['color', 'stock.qty', 'description', 'price_incl_tax', 'size_options', 'nonsense']
  expect([...(await loadAttributes(engine, names)).keys()]).toEqual(['color'])
  expect(shop.sent[0]).toMatchObject({
    query: { size: '150' },
    request: { _appliedFilters: [attributeFilter('attribute_code', { in: ['color', 'nonsense'] })] },
  })
  await Promise.all([loadAttributes(engine, names), loadAttributes(engine, names)])
  expect(shop.sent).toHaveLength(1)
})

it('merges concurrent requests and splits more than 150 attributes', async () => {
  const shop = fakeShop()
  const engine = openPage(shop)
  const names = Array.from({ length: 160 }, (_, at) => `a${at}`)
  await Promise.all([loadAttributes(engine, names), loadAttributes(engine, names)])
  expect(shop.sent).toHaveLength(2)
})

it('uses the attributes of an earlier visit while offline', async () => {
  const shop = fakeShop({ attribute: [attributeDocument('color', { 1: 'Blau' })] })
  await loadAttributes(openPage(shop), ['color'])
  await flushPromises()
  shop.failure = 'down'
  expect((await loadAttributes(openPage(shop), ['color'])).get('color')).toMatchObject({ options: [{ label: 'Blau' }] })
})
