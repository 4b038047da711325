import { toMinorUnits } from '@mantel/domain/money'
import { lineAmount, priceProduct, sumByRate } from '@mantel/domain/pricing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toIndexedProduct } from './indexed-product.ts'
import { priceDocument } from './price-document.ts'
import { priceContext } from './price-view.ts'
import { priceViewOf, storedProduct, type TestProduct } from './testing/products.ts'
import { toPriceable } from './to-priceable.ts'

const now = new Date('2026-11-15T12:00:00Z')
const guest = { groupId: null, now }
const gold = { groupId: 11, now }
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000)

it('gives a consumer document every price field, net and gross', () => {
  const from = day(-1)
  const doc = priceDocument(storedProduct({ price: 30, special: 24, from }), priceViewOf('default'), guest)
  expect(doc).toMatchObject({
    price: 20,
    price_tax: 4,
    price_incl_tax: 24,
    special_price: 20,
    special_price_tax: 4,
    special_price_incl_tax: 24,
    final_price: 20,
    final_price_tax: 4,
    final_price_incl_tax: 24,
    original_price: 25,
    original_price_tax: 5,
    original_price_incl_tax: 30,
    original_special_price: 20,
    original_final_price: 0,
    regular_price: 25,
    minimal_price: 20,
    max_price: 20,
    special_from_date: '2026-11-14 12:00:00',
    special_to_date: null,
    tier_prices: [],
    category_ids: [50],
    tax_class_id: '2',
  })
  expect(doc).not.toHaveProperty('priceInclTax')
})

it('sets special price fields to zero without a special price and keeps the original ones', () => {
  const doc = priceDocument(storedProduct({ price: 24 }), priceViewOf('default'), guest)
  expect(doc).toMatchObject({
    special_price: 0,
    special_price_incl_tax: 0,
    original_price: 20,
    original_special_price: 0,
  })
})

it('applies the tax of each store', () => {
  const gross = (code: string) => priceDocument(storedProduct({ price: 119 }), priceViewOf(code), guest)
  expect(gross('de')).toMatchObject({ price: 100, price_incl_tax: 119 })
  expect(gross('it').price).toBeCloseTo(119 / 1.22, 10)
  const net = priceDocument(storedProduct({ price: 100 }), priceViewOf('trade_eu'), gold)
  expect(net).toMatchObject({ price: 100, price_incl_tax: 122 })
})

it('adds camel-case duplicates if the store enables them', () => {
  const view = priceViewOf('default', (one) => ({ ...one, tax: { ...one.tax, deprecatedPriceFields: true } }))
  expect(priceDocument(storedProduct({ price: 30, special: 24 }), view, guest)).toMatchObject({
    priceInclTax: 24,
    priceTax: 4,
    specialPrice: 20,
    specialPriceInclTax: 24,
    originalPrice: 25,
    originalPriceInclTax: 30,
    finalPriceInclTax: 24,
  })
})

it('prices the children of a configurable product and shows the lowest price', () => {
  const variant = (price: number, color: string, status = 1): TestProduct => ({
    price,
    document: { color, status, description: 'long' },
  })
  const variants = [variant(36, '49'), variant(30, '50'), variant(12, '51', 2)].map(storedProduct)
  const configurable_options = [{ attribute_code: 'color' }]
  const stored = storedProduct({ typeId: 'configurable', price: 0, variants, document: { configurable_options } })
  const doc = priceDocument(stored, priceViewOf('default'), guest)
  expect(doc).toMatchObject({ price: 25, price_incl_tax: 30, color_options: [49, 50] })
  expect(doc).toMatchObject({ minimal_price: 25, max_price: 30, minimal_regular_price: 25, max_regular_price: 30 })
  expect(doc.configurable_children?.map((child) => [child.color, child.price_incl_tax, child.stock?.qty])).toEqual([
    ['49', 36, 5],
    ['50', 30, 5],
    ['51', 12, 5],
  ])
  expect(doc.configurable_children?.[0]).not.toHaveProperty('description')
})

it('prices a bundle by its defaults and a grouped product by its links', () => {
  const parts = { A: storedProduct({ sku: 'A', price: 10 }), B: storedProduct({ sku: 'B', price: 4.5 }) }
  const link = (sku: string, qty: number, is_default: boolean) => ({ sku, qty, is_default })
  const bundle_options = [
    { product_links: [link('B', 9, false), link('A', 2, true)] },
    { required: true, product_links: [link('B', 1, false), link('A', 1, false)] },
    { required: false, product_links: [link('A', 1, false)] },
  ]
  const view = priceViewOf('default')
  const bundle = storedProduct({ typeId: 'bundle', price: 1, parts, document: { bundle_options } })
  expect(priceDocument(bundle, view, guest).price_incl_tax).toBeCloseTo(24.5, 9)
  const associated = (sku: string, qty?: number) => ({
    sku: 'G',
    link_type: 'associated' as const,
    linked_product_sku: sku,
    linked_product_type: 'simple',
    position: 0,
    extension_attributes: qty ? { qty } : undefined,
  })
  const grouped = storedProduct({ typeId: 'grouped', price: null, parts, links: [associated('A'), associated('B', 2)] })
  expect(priceDocument(grouped, view, guest).price_incl_tax).toBeCloseTo(19, 9)
})

it('shows a set without its parts as not available, and without a price of 0', () => {
  const view = priceViewOf('default')
  const set = (parts: Record<string, ReturnType<typeof storedProduct>>, isRequired = true) => {
    const option = (sku: string, required: boolean) => ({
      required,
      product_links: [{ sku, qty: 1, is_default: true }],
    })
    const document = { bundle_options: [option('A', true), option('B', isRequired)] }
    return priceDocument(storedProduct({ typeId: 'bundle', price: 0, parts, document }), view, guest)
  }
  const [a, b] = [storedProduct({ sku: 'A', price: 10 }), storedProduct({ sku: 'B', price: 5 })]
  expect(set({ A: a, B: b }).stock).toMatchObject({ is_in_stock: true })
  expect(set({ A: a }).stock).toMatchObject({ is_in_stock: false })
  expect(set({ A: a, B: storedProduct({ sku: 'B', document: { status: 2 } }) }).stock).toMatchObject({
    is_in_stock: false,
  })
  expect(set({ A: a }, false).stock).toMatchObject({ is_in_stock: true })

  for (const typeId of ['bundle', 'grouped'] as const) {
    const empty = priceDocument(storedProduct({ typeId, price: 0 }), view, guest)
    expect(empty.stock).toMatchObject({ is_in_stock: false })
    expect(empty).not.toHaveProperty('price_incl_tax')
  }
})

it('omits price fields of a product without a price', () => {
  const doc = priceDocument(storedProduct({ price: null }), priceViewOf('default'), guest)
  expect(Object.keys(doc).filter((name) => name.includes('price'))).toEqual(['tier_prices'])
})

const tiers = [
  { groupId: 10, qty: 1, value: 17.77 },
  { groupId: 11, qty: 1, value: 15.55 },
  { groupId: 11, qty: 24, value: 13.33 },
]

it('hides amounts at any depth from a trade guest', () => {
  const variants = [storedProduct({ price: 21.21, tierPrices: tiers })]
  const stored = storedProduct({
    typeId: 'configurable',
    price: 21.21,
    special: 20.2,
    from: day(-1),
    tierPrices: tiers,
    variants,
    document: {
      minimal_price: 21.21,
      msrp: 30.3,
      custom_options: [{ title: 'Engraving', price: 2.02, price_type: 'fixed', values: [{ title: 'x', price: 3.03 }] }],
      custom_attributes: [
        { attribute_code: 'cost', value: 9.09 },
        { attribute_code: 'color', value: '49' },
      ],
    },
  })
  const text = JSON.stringify(priceDocument(stored, priceViewOf('trade'), guest))
  expect(text).not.toMatch(/\d\.\d/)
  expect(text).not.toMatch(/price|tier|special/)
  expect(text).toContain('"attribute_code":"color"')
})

it('shows a trade buyer only the price list of their own group', () => {
  const doc = priceDocument(storedProduct({ price: 21.21, tierPrices: tiers }), priceViewOf('trade'), gold)
  expect(doc).toMatchObject({ price: 15.55, original_price: 15.55 })
  expect(doc.tier_prices).toEqual([
    { customer_group_id: 11, qty: 1, value: 15.55, extension_attributes: { website_id: 2 } },
    {
      customer_group_id: 11,
      qty: 24,
      value: 13.33,
      extension_attributes: {
        website_id: 2,
        price: 13.33,
        price_tax: expect.closeTo(2.666),
        price_incl_tax: expect.closeTo(15.996),
      },
    },
  ])
  expect(JSON.stringify(doc)).not.toContain('17.77')
})

it('omits tier prices from consumer documents for every group', () => {
  const doc = priceDocument(storedProduct({ price: 21.21, tierPrices: tiers }), priceViewOf('default'), gold)
  expect(doc).toMatchObject({ price_incl_tax: 21.21, tier_prices: [] })
})

it('applies the tax class of the user group', () => {
  const view = priceViewOf('trade', (one) => ({ ...one, tax: { ...one.tax, userGroupId: 0 } }))
  const exempt = { ...view, taxRules: [{ ...view.taxRules[0]!, customerClassIds: [99] }] }
  const stored = storedProduct({ price: 10 })
  expect(priceDocument(stored, view, gold).price_incl_tax).toBe(12)
  expect(priceDocument(stored, exempt, gold)).toMatchObject({ price_incl_tax: 10, price_tax: 0 })
})

it('indexes trade prices by group without a base price', () => {
  const entry = toIndexedProduct(storedProduct({ price: 21.21, tierPrices: tiers }), priceViewOf('trade'), () => now)
  expect(entry.shownPrice).toEqual({ base: null, byGroup: { 10: 17.77, 11: 15.55, 12: 21.21 } })
  expect(JSON.stringify(entry.doc)).not.toMatch(/price/)
  expect(entry.forGroup?.(10)).toMatchObject({ price: 17.77 })
})

it('indexes the displayed price and the next price boundary, including variants', () => {
  const variants = [storedProduct({ price: 30, special: 20, from: day(1), to: day(2) })]
  const stored = storedProduct({ typeId: 'configurable', price: 30, variants })
  const at = (time: Date) => {
    const { shownPrice, nextPriceBoundary } = toIndexedProduct(stored, priceViewOf('default'), () => time)
    return [shownPrice?.base, nextPriceBoundary]
  }
  expect(at(now)).toEqual([30, day(1).getTime() + 1])
  expect(at(new Date(day(1).getTime() + 1))).toEqual([20, day(2).getTime()])
  expect(at(day(2))).toEqual([30, undefined])
})

const price = fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 10_000)
const simple = fc.record({ price, special: fc.option(price, { nil: undefined }) }).map((sketch): TestProduct => sketch)
const anyProduct = fc.oneof(
  simple.map(storedProduct),
  fc
    .array(simple, { minLength: 1, maxLength: 3 })
    .map((variants) => storedProduct({ typeId: 'configurable', price: 0, variants: variants.map(storedProduct) })),
  fc.tuple(simple, simple, fc.integer({ min: 0, max: 5 })).map(([a, b, qty]) =>
    storedProduct({
      typeId: 'bundle',
      price: 0,
      parts: { a: storedProduct(a), b: storedProduct(b) },
      document: {
        bundle_options: [
          { product_links: [{ sku: 'a', qty, is_default: true }] },
          { product_links: [{ sku: 'b', qty: 1, is_default: true }] },
        ],
      },
    }),
  ),
)

it('computes the same price for index, document and cart in every store', () => {
  fc.assert(
    fc.property(anyProduct, fc.constantFrom('default', 'de', 'it', 'trade', 'trade_eu'), (stored, code) => {
      const view = priceViewOf(code)
      const { prices, i18n } = view.view
      const groupId = prices.needGroupToken ? 10 : null
      const entry = toIndexedProduct(stored, view, () => now)
      const listed = groupId === null ? entry.shownPrice?.base : entry.shownPrice?.byGroup[groupId]
      const doc = priceDocument(stored, view, { groupId, now })
      expect(groupId === null ? entry.doc : entry.forGroup?.(groupId)).toEqual(doc)
      const figure = Number(doc[prices.shown === 'gross' ? 'price_incl_tax' : 'price'])
      const context = priceContext(view, { groupId, now })!
      const unit = priceProduct(toPriceable(stored), context)!.unit
      const charged = sumByRate([lineAmount(unit, 1)], prices.rounding).total[prices.shown]
      expect(toMinorUnits(figure, i18n.priceFormat.fractionDigits)).toBe(charged)
      expect(toMinorUnits(listed ?? Number.NaN)).toBe(charged)
    }),
  )
})
