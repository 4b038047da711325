import { expect, it } from 'vitest'
import { stores } from '../store/testing.ts'
import { recogniseDocument } from './recognise.ts'

const { views } = stores

it.each([
  ['product', 'catalog_de', 'product', 'de'],
  ['_doc', 'vue_storefront_catalog_product_1587031505', 'product', 'default'],
  ['_doc', 'vue_storefront_catalog_de_cms_blog_category_1587031505', 'cms_blog_category', 'de'],
  ['_doc', 'catalog_trade_eu_category', 'category', 'trade_eu'],
  ['cms_page', 'catalog_trade', 'cms_page', 'trade'],
  ['review', 'something else', 'review', 'default'],
])('recognises a hit of type %s in index %s', (_type, _index, type, store) => {
  const found = recogniseDocument({ _type, _index, _id: '4', _source: { id: 4 } }, { views })
  expect(found).toMatchObject({ type, view: { code: store }, source: { id: 4 }, hitId: '4' })
})

it('prefers the given store over the index, and the type of a hit over the given type', () => {
  const found = recogniseDocument(
    { _type: 'category', _index: 'catalog_de', _source: { id: 4 } },
    { views, storeCode: 'it', type: 'product' },
  )
  expect(found).toMatchObject({ type: 'category', view: { code: 'it' } })
})

it.each([
  [{ sku: 'A' }, 'product'],
  [{ attribute_code: 'a' }, 'attribute'],
  [{ id: 1, parent_id: 2 }, 'category'],
  [{ id: 1, rates: [] }, 'taxrule'],
])('recognises a bare document %j', (document, type) => {
  expect(recogniseDocument(document, { views })).toMatchObject({ type, source: document })
})

it.each([
  [null, {}],
  [[], {}],
  [{ id: 1 }, {}],
  [{ sku: 'A' }, { storeCode: 'mars' }],
])('rejects %j', (value, target) => {
  expect(recogniseDocument(value, { views, ...target })).toHaveProperty('reason')
})
