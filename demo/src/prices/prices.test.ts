import type { ProductChild, ProductDocument } from '@mantel/contract'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { consumerStores, tradeStores } from '../testing/generated-stores.ts'
import { consumerPrice, isConsumerEnding, reducedPrice } from './consumer-price.ts'
import { isTradePrice, packSize, tradePackPrice, tradePrice } from './trade-price.ts'

const minor = (amount: number) => Math.round(amount * 100)

/** Every price in a document: those of the product, its tiers and its variants. */
function amounts(product: ProductDocument | ProductChild): number[] {
  const children = (product as ProductDocument).configurable_children ?? []
  return [
    product.price ?? 0,
    ...(product.special_price ? [product.special_price] : []),
    ...(product.tier_prices ?? []).map(({ value }) => value),
    ...children.flatMap(amounts),
  ].filter((amount) => amount > 0)
}

it('ends consumer prices in .00, .50 or .95, including reduced prices and options', () => {
  for (const { products } of consumerStores()) {
    for (const product of products) {
      const options = (product.custom_options ?? [])
        .flatMap((option) => [option, ...(option.values ?? [])])
        .map(({ price = 0, price_type }) => (price_type === 'percent' ? (product.price! * price) / 100 : price))
      const odd = [...amounts(product), ...options].filter((amount) => !isConsumerEnding(minor(amount)))
      expect(odd, product.sku).toEqual([])
    }
  }
})

it('ends the default price of a set like a consumer price', () => {
  for (const { products } of consumerStores()) {
    const price = new Map(products.map((one) => [one.sku, minor(one.price!)]))
    for (const product of products) {
      const bundle = (product.bundle_options ?? []).flatMap((option) =>
        option.product_links.slice(0, 1).map(({ sku }) => sku),
      )
      const grouped = (product.product_links ?? [])
        .filter(({ link_type }) => link_type === 'associated')
        .map((link) => link.linked_product_sku)
      const parts = [...bundle, ...grouped]
      const sum = parts.reduce((total, sku) => total + price.get(sku)!, 0)
      expect(isConsumerEnding(sum), `${product.sku} ${sum}`).toBe(true)
    }
  }
})

it('has no trade price with the ending of a consumer price', () => {
  for (const { products } of tradeStores()) {
    for (const product of products) {
      const all = amounts(product).map(minor)
      expect(product.custom_options ?? product.bundle_options, product.sku).toBeUndefined()
      expect(all.length).toBeGreaterThan(0)
      expect(
        all.filter((net) => !isTradePrice(net) || ![2, 7].includes(net % 10)),
        product.sku,
      ).toEqual([])
    }
  }
})

it('starts every trade price list at quantity one and lowers the price for larger quantities', () => {
  for (const { products, view } of tradeStores()) {
    for (const product of products.flatMap((one) => [one, ...(one.configurable_children ?? [])])) {
      const lists = view.priceLists.map(({ groupId }) =>
        product.tier_prices!.filter((tier) => tier.customer_group_id === groupId),
      )
      const inOrder = lists.every((tiers) =>
        tiers.every((tier, i) => i === 0 || (tier.qty > tiers[i - 1]!.qty && tier.value < tiers[i - 1]!.value)),
      )
      expect(
        lists.map((tiers) => tiers[0]!.qty),
        product.sku,
      ).toEqual([1, 1, 1])
      expect(inOrder, product.sku).toBe(true)
    }
  }
})

it('writes no price lists into consumer documents', () => {
  for (const { products } of consumerStores())
    for (const product of products.flatMap((one) => [one, ...(one.configurable_children ?? [])]))
      expect(product.tier_prices).toEqual([])
})

it('rounds any price to a valid ending', () => {
  const pence = fc.integer({ min: 200, max: 90_000 })
  fc.assert(
    fc.property(pence, fc.constantFrom(0, 50, 95), fc.constantFrom('GB', 'DE', 'IT'), (base, end, market) => {
      const price = consumerPrice(Math.floor(base / 100) * 100 + end, market as 'GB')
      expect(isConsumerEnding(price)).toBe(true)
      expect(isConsumerEnding(reducedPrice(price, 20))).toBe(true)
      expect(reducedPrice(price, 10)).toBeLessThan(price)
    }),
  )
  fc.assert(
    fc.property(pence, (target) => {
      expect(isTradePrice(tradePrice(target))).toBe(true)
      expect(Math.abs(tradePrice(target) - target)).toBeLessThan(40)
      const pack = tradePackPrice(target)
      expect(isTradePrice(pack) && isTradePrice(pack / packSize)).toBe(true)
    }),
  )
})
