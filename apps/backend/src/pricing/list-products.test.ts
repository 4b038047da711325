import { expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { listProducts } from './list-products.ts'
import { createStoredPriceSource } from './price-source.ts'
import { insertTestProducts } from './testing/insert-test-products.ts'

const noon = Date.parse('2026-11-15T12:00:00Z')

withTestDb('product list', (getDb) => {
  it('reads prices from the database by SKU', async () => {
    await insertTestProducts(getDb(), noon)
    const log = { debug() {}, info() {}, warn() {}, error() {} }
    const ctx = { view: viewOf('default'), db: getDb(), now: () => new Date(noon), log }
    const answer = await listProducts(ctx, createStoredPriceSource(stores), {
      skus: ['C', 'D', 'A'],
      groupId: null,
      sign: () => 'signed',
    })
    expect(answer.ok && answer.items.map(({ sku, price_incl_tax }) => [sku, price_incl_tax])).toEqual([
      ['C', 10],
      ['A', 10],
    ])
  })
})
