import type { ProductDocument } from '@mantel/contract'
import { expect, test } from 'vitest'
import { testNow } from '../testing/demo-stores.ts'
import { consumerStores, madeStores, storeOf } from '../testing/made-documents.ts'

const time = (stamp: unknown) => (typeof stamp === 'string' ? Date.parse(`${stamp.replace(' ', 'T')}Z`) : null)
const now = testNow.getTime()

function when(product: ProductDocument): 'running' | 'over' | 'to come' {
  if (time(product.special_from_date)! > now) return 'to come'
  const end = time(product.special_to_date)
  return end !== null && end < now ? 'over' : 'running'
}

test('special prices are over, running and to come, and only running ones are labelled', () => {
  for (const { visible } of consumerStores()) {
    const reduced = visible.filter(({ special_price }) => special_price)
    for (const state of ['running', 'over', 'to come'])
      expect(reduced.filter((one) => when(one) === state).length).toBeGreaterThan(4)
    for (const product of visible) {
      const labelled = (product.product_labels as { code: string }[]).some(({ code }) => code === 'sale')
      expect(labelled, product.sku).toBe(Boolean(product.special_price) && when(product) === 'running')
    }
    for (const product of reduced) expect(product.special_price).toBeLessThan(product.price!)
  }
})

test('there is something new, limited, nearly gone, sold out, to come and in the outlet', () => {
  for (const { visible } of consumerStores()) {
    const count = (code: string) =>
      visible.filter((one) => (one.product_labels as { code: string }[]).some((label) => label.code === code)).length
    for (const code of ['new', 'sale', 'bestseller', 'limited', 'last-pieces', 'pre-order'])
      expect(count(code), code).toBeGreaterThan(2)
    expect(visible.filter(({ stock }) => !stock.is_in_stock).length).toBeGreaterThan(5)
    expect(visible.filter(({ is_outlet }) => is_outlet === 1).length).toBeGreaterThan(10)
  }
})

test('a pre-order is said by stock status 101, and its product status stays on', () => {
  const waiting = storeOf('default').visible.filter(({ stock_status }) => stock_status === 101)
  expect(waiting.length).toBeGreaterThan(2)
  for (const { status, stock, preorder_date } of waiting) {
    expect(status).toBe(1)
    expect(stock.is_in_stock).toBe(true)
    expect(Date.parse(String(preorder_date))).toBeGreaterThan(now)
  }
})

test('switched-off and invisible products are there, and in no count', () => {
  const { products } = storeOf('default')
  expect(products.filter(({ status }) => status === 2).length).toBeGreaterThan(1)
  expect(products.filter(({ visibility }) => visibility === 1).length).toBeGreaterThan(1)
})

test('things were made during the two years before now and changed since', () => {
  for (const { products } of madeStores()) {
    for (const { created_at, updated_at } of products) {
      expect(time(created_at)!).toBeGreaterThan(now - 732 * 86_400_000)
      expect(time(updated_at)!).toBeGreaterThanOrEqual(time(created_at)!)
      expect(time(updated_at)!).toBeLessThan(now)
    }
  }
})

test('stock says the same in every store', () => {
  const first = new Map(storeOf('default').products.map(({ sku, stock }) => [sku, stock]))
  for (const { products } of madeStores()) {
    for (const { sku, stock } of products) if (first.has(sku)) expect(stock).toEqual(first.get(sku))
  }
})

test('what a set consists of can be bought', () => {
  for (const { products } of consumerStores()) {
    const inStock = new Map(products.map(({ sku, stock }) => [sku, stock.is_in_stock]))
    for (const product of products) {
      const parts = [
        ...(product.bundle_options ?? []).flatMap((option) => option.product_links.map(({ sku }) => sku)),
        ...(product.product_links ?? [])
          .filter(({ link_type }) => link_type === 'associated')
          .map((link) => link.linked_product_sku),
      ]
      for (const sku of parts) expect(inStock.get(sku), `${product.sku}: ${sku}`).toBe(true)
    }
  }
})

test('reviews are approved, pending and refused, of one to five stars, about products of the store', () => {
  for (const { reviews, products, view } of consumerStores()) {
    const ids = new Set(products.map(({ id }) => id))
    const count = (status: number) => reviews.filter(({ review_status }) => review_status === status).length
    expect(count(1)).toBeGreaterThan(250)
    expect(count(2)).toBeGreaterThan(5)
    expect(count(3)).toBeGreaterThan(0)
    for (const review of reviews) {
      expect(ids).toContain(review.product_id)
      expect(review.store_id).toBe(view.storeId)
    }
    const stars = new Set(reviews.map(({ ratings }) => (ratings as { value: number }[])[0]!.value))
    expect(stars.size).toBeGreaterThanOrEqual(4)
  }
})
