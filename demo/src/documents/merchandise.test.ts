import type { ProductDocument } from '@mantel/contract'
import { expect, it } from 'vitest'
import { testNow } from '../testing/demo-stores.ts'
import { consumerStores, generatedStores, storeOf } from '../testing/generated-stores.ts'

const time = (stamp: unknown) => (typeof stamp === 'string' ? Date.parse(`${stamp.replace(' ', 'T')}Z`) : null)
const now = testNow.getTime()

function when(product: ProductDocument): 'running' | 'over' | 'to come' {
  if (time(product.special_from_date)! > now) return 'to come'
  const end = time(product.special_to_date)
  return end !== null && end < now ? 'over' : 'running'
}

it('has past, current and future special prices and labels only current ones', () => {
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

it('has new, limited, low-stock, sold-out, pre-order and outlet products', () => {
  for (const { visible } of consumerStores()) {
    const count = (code: string) =>
      visible.filter((one) => (one.product_labels as { code: string }[]).some((label) => label.code === code)).length
    for (const code of ['new', 'sale', 'bestseller', 'limited', 'last-pieces', 'pre-order'])
      expect(count(code), code).toBeGreaterThan(2)
    expect(visible.filter(({ stock }) => !stock.is_in_stock).length).toBeGreaterThan(5)
    expect(visible.filter(({ is_outlet }) => is_outlet === 1).length).toBeGreaterThan(10)
  }
})

it('marks a pre-order with stock status 101 and keeps the product enabled', () => {
  const waiting = storeOf('default').visible.filter(({ stock_status }) => stock_status === 101)
  expect(waiting.length).toBeGreaterThan(2)
  for (const { status, stock, preorder_date } of waiting) {
    expect(status).toBe(1)
    expect(stock.is_in_stock).toBe(true)
    expect(Date.parse(String(preorder_date))).toBeGreaterThan(now)
  }
})

it('excludes disabled and invisible products from counts', () => {
  const { products } = storeOf('default')
  expect(products.filter(({ status }) => status === 2).length).toBeGreaterThan(1)
  expect(products.filter(({ visibility }) => visibility === 1).length).toBeGreaterThan(1)
})

it('sets creation dates within the last two years and update dates after them', () => {
  for (const { products } of generatedStores()) {
    for (const { created_at, updated_at } of products) {
      expect(time(created_at)!).toBeGreaterThan(now - 732 * 86_400_000)
      expect(time(updated_at)!).toBeGreaterThanOrEqual(time(created_at)!)
      expect(time(updated_at)!).toBeLessThan(now)
    }
  }
})

it('ranks no sold-out product among the best sellers', () => {
  for (const { visible } of generatedStores()) {
    const soldOut = visible.filter(({ stock }) => !stock.is_in_stock)
    expect(soldOut.length).toBeGreaterThan(0)
    for (const product of soldOut) {
      expect(product.bestseller_attr, product.sku).toBe(0)
      expect(product.is_bestseller, product.sku).toBe(0)
      expect((product.category_ids as number[]).map(Number), product.sku).not.toContain(42)
    }
  }
})

it('has every made-to-order product and its variants in stock', () => {
  for (const { offered, products } of consumerStores()) {
    const madeToOrder = new Set(
      offered.filter(({ model }) => model.family === 'wallart' && !model.edition).map(({ model }) => model.sku),
    )
    expect(madeToOrder.size).toBeGreaterThan(100)
    for (const { sku, stock, configurable_children = [] } of products.filter(({ sku }) => madeToOrder.has(sku))) {
      expect(stock.is_in_stock, sku).toBe(true)
      for (const variant of configurable_children) expect(variant.stock?.is_in_stock, variant.sku).toBe(true)
    }
  }
})

it('has the same stock in every store', () => {
  const first = new Map(storeOf('default').products.map(({ sku, stock }) => [sku, stock]))
  for (const { products } of generatedStores()) {
    for (const { sku, stock } of products) if (first.has(sku)) expect(stock).toEqual(first.get(sku))
  }
})

it('has all parts of every set in stock', () => {
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

it('does not say in the texts of sets that shoppers can exchange or omit parts', () => {
  for (const { products } of generatedStores()) {
    const sets = products.filter(({ type_id }) => type_id === 'bundle' || type_id === 'grouped')
    for (const { sku, description, short_description } of sets)
      expect(`${description} ${short_description}`, sku).not.toMatch(
        /\b(you choose|your choice|swap|leave one out|alternative|tauschen|Auswahl|weglassen|scegli diversamente|si cambiano|quantità)\b/i,
      )
  }
})

it('has approved, pending and rejected reviews with one to five stars for products of the store', () => {
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
