import { expect, it } from 'vitest'
import { attributeDocument, configurableDocument, pricesOf, productDocument } from '../../testing/documents.ts'
import { fakeShop, openPage } from '../../testing/fake-shop.ts'
import { flushPromises } from '../../testing/manual-clock.ts'
import { testView } from '../../testing/test-view.ts'
import { freshForMs } from '../freshness.ts'
import { findProduct } from './find-product.ts'
import { includedChoices } from './included-choices.ts'
import { loadProduct } from './load-product.ts'
import type { ProductView } from './product-view.ts'
import { selectVariant } from './select-variant.ts'

const shopOf = (...product: Record<string, unknown>[]) => fakeShop({ product })

async function load(engine: Parameters<typeof loadProduct>[0], sku: string): Promise<ProductView> {
  const loaded = await loadProduct(engine, { sku })
  if (!loaded.ok) throw new Error(loaded.reason)
  return loaded.value
}

it('shows a recently viewed product immediately and then its new price', async () => {
  const shop = shopOf(productDocument(1))
  const engine = openPage(shop)
  await load(engine, 'S-1')
  shop.documents.product = [productDocument(1, pricesOf(80))]
  const again = await loadProduct(engine, { sku: 'S-1' })
  expect(again).toMatchObject({ ok: true, value: { price: { shown: 6000 } } })
  expect(again.ok && (await again.fresh)).toMatchObject({ price: { shown: 8000 } })
})

it('requests a product that was stored a while ago and falls back to the stored one', async () => {
  const shop = shopOf(productDocument(1))
  await load(openPage(shop), 'S-1')
  await shop.clock.advance(freshForMs)
  shop.documents.product = [productDocument(1, pricesOf(80))]
  expect((await load(openPage(shop), 'S-1')).price?.shown).toBe(8000)
  await shop.clock.advance(freshForMs)
  shop.failure = 'broken'
  expect((await load(openPage(shop), 'S-1')).price?.shown).toBe(8000)
  shop.failure = 'down'
  expect((await load(openPage(shop), 'S-1')).name).toBe('Product 1')
})

it('reports a deleted product as missing although it is stored', async () => {
  const shop = shopOf(productDocument(1))
  await load(openPage(shop), 'S-1')
  await shop.clock.advance(freshForMs)
  shop.documents.product = []
  expect(await loadProduct(openPage(shop), { sku: 'S-1' })).toMatchObject({
    ok: false,
    reason: 'missing',
    message: 'product_empty',
  })
})

it('distinguishes missing, unreachable and invalid requests', async () => {
  const shop = shopOf(productDocument(1, { status: 2 }))
  expect(await loadProduct(openPage(shop), { sku: 'S-1' })).toMatchObject({
    reason: 'missing',
    message: 'product_empty',
  })
  expect(await findProduct(openPage(shop), { sku: '' })).toMatchObject({
    reason: 'failed',
    message: 'search_key_missing',
  })
  shop.failure = 'down'
  expect(await loadProduct(openPage(shop), { sku: 'S-9' })).toMatchObject({
    reason: 'offline',
    message: 'offline_unavailable',
  })
  shop.failure = 'broken'
  for (const runtime of ['server', 'browser'] as const)
    expect(await loadProduct(openPage(shop, { runtime }), { sku: 'S-9' })).toMatchObject({
      reason: 'failed',
      message: 'server_error',
    })
})

it("redirects a variant's URL to its parent's page", async () => {
  const hidden = productDocument(5, { sku: 'S-90-2', visibility: 1 })
  const engine = openPage(shopOf(hidden, configurableDocument(90)))
  expect(await loadProduct(engine, { sku: 'S-90-2' })).toEqual({
    ok: false,
    reason: 'moved',
    path: '/clocks/product-90?childSku=S-90-2',
  })
})

it('selects a variant at the price shown for it, and gives each option value its state and the variant it selects', async () => {
  const product = await load(openPage(shopOf(configurableDocument(90))), 'S-90')
  const selection = selectVariant(product, null)
  expect(selection).toMatchObject({
    sku: 'S-90-2',
    price: { shown: 4000, from: false },
    dimensions: { diameter: 30 },
    message: null,
  })
  expect(product.price).toMatchObject({ shown: 4000, from: true })
  const states = selection.options.map(({ label, values }) => [
    label,
    ...values.map(({ label, state, chosen, sku }) => [label, state, chosen, sku]),
  ])
  expect(states).toEqual([
    ['Größe', ['30 cm', 'available', true, 'S-90-2'], ['40 cm', 'available', false, 'S-90-1']],
    ['Material', ['Eiche', 'available', true, 'S-90-2'], ['Nussbaum', 'sold-out', false, 'S-90-3']],
  ])
})

it('selects the variant in the URL, or the first one with a message', async () => {
  const product = await load(openPage(shopOf(configurableDocument(90))), 'S-90')
  const walnut = selectVariant(product, 'S-90-3')
  expect(walnut).toMatchObject({
    stock: { state: 'sold-out' },
    labels: [{ code: 'sold-out' }],
    gallery: { startAt: 0 },
  })
  expect(walnut.gallery.entries.map(({ image }) => image)).toEqual(['/p/90-3.jpg', '/p/90.jpg'])
  expect(walnut.options[0]?.values[1]).toMatchObject({ state: 'elsewhere', sku: 'S-90-1' })
  expect(selectVariant(product, 'S-90-4')).toMatchObject({ sku: 'S-90-1', message: 'no_such_configuration' })
})

it('offers only variants in stock where the store hides sold-out ones', async () => {
  const view = { catalog: { ...testView.catalog, listOutOfStock: false } }
  const product = await load(openPage(shopOf(configurableDocument(90)), { view }), 'S-90')
  expect(product.variants.map(({ sku }) => sku)).toEqual(['S-90-1', 'S-90-2'])
  const empty = { ...product, variants: [] }
  expect(selectVariant(empty, null)).toMatchObject({ variant: null, sku: 'S-90', message: 'no_variants' })
})

it('loads missing stock in batches of fifteen, but not on the server', async () => {
  const children = Array.from({ length: 20 }, (_, at) => ({
    id: 900 + at,
    sku: `C-${at}`,
    status: 1,
    size: String(at),
  }))
  const document = configurableDocument(90, { configurable_children: children })
  const shop = shopOf(document)
  for (const { id, sku } of children) shop.stock[sku] = { product_id: id, is_in_stock: id % 2 === 0, qty: 1 }
  const product = await load(openPage(shop), 'S-90')
  const batchSizes = () =>
    shop.sent.filter(({ path }) => path === '/api/stock/list').map(({ query }) => query.skus?.split(',').length)
  expect(batchSizes()).toEqual([15, 5])
  expect(product.variants.filter(({ stock }) => stock.state === 'sold-out')).toHaveLength(10)
  await load(openPage(shop, { runtime: 'server' }), 'S-90')
  expect(batchSizes()).toHaveLength(2)
})

it('shows attributes as labels, details and dimensions, without options', async () => {
  const shop = fakeShop({
    product: [
      configurableDocument(90, {
        artist: 5,
        dial: '1,2',
        'a.b': 1,
        width_cm: 12.5,
        note: 'Von Hand',
        tone: 2.5,
        secret: 1,
      }),
    ],
    attribute: [
      attributeDocument('artist', { 5: 'Isla Renwick' }),
      attributeDocument('dial', { 1: 'Römisch', 2: 'Arabisch' }, { position: 2 }),
      attributeDocument('size', { 30: '30 cm' }),
      attributeDocument('tone', {}, { position: 1 }),
      attributeDocument('note', {}),
      attributeDocument('width_cm', {}),
      attributeDocument('secret', { 1: 'hidden' }, { is_visible_on_front: '0' }),
    ],
  })
  const product = await load(openPage(shop), 'S-90')
  expect(product).toMatchObject({ artist: 'Isla Renwick', brand: null, dimensions: { width: 12.5, height: null } })
  expect(product.details.map(({ label, text }) => [label, text])).toEqual([
    ['tone label', '2,5'],
    ['dial label', 'Römisch, Arabisch'],
    ['note label', 'Von Hand'],
  ])
})

it('shows bundles and grouped products with their parts, even hidden ones', async () => {
  const engine = openPage(
    shopOf(
      productDocument(1),
      productDocument(2, { visibility: 1 }),
      productDocument(7, {
        type_id: 'bundle',
        bundle_options: [
          {
            option_id: 1,
            title: 'Karte',
            type: 'radio',
            required: true,
            position: 1,
            product_links: [
              { id: '1', sku: 'S-2', qty: 1, position: 2, is_default: false, can_change_quantity: 0 },
              { id: '2', sku: 'S-1', qty: 2, position: 1, is_default: true, can_change_quantity: 1 },
            ],
          },
        ],
      }),
      productDocument(8, {
        type_id: 'grouped',
        product_links: [
          { link_type: 'associated', linked_product_sku: 'S-2', position: 1 },
          { link_type: 'related', linked_product_sku: 'S-1', position: 1 },
        ],
      }),
      productDocument(9, { type_id: 'grouped', product_links: [] }),
    ),
  )
  const bundle = await load(engine, 'S-7')
  expect(
    bundle.bundle[0]?.choices.map(({ sku, quantity, isDefault, card }) => [sku, quantity, isDefault, card?.name]),
  ).toEqual([
    ['S-1', 2, true, 'Product 1'],
    ['S-2', 1, false, 'Product 2'],
  ])
  const [option] = bundle.bundle
  if (!option) throw new Error('the bundle has no option')
  const included = (choices: typeof option.choices, required = true) =>
    includedChoices({ ...option, choices, required }).map(({ sku }) => sku)
  expect(included(option.choices)).toEqual(['S-1'])
  const withoutDefault = option.choices.map((choice) => ({ ...choice, isDefault: false }))
  expect([included(withoutDefault), included(withoutDefault, false)]).toEqual([['S-1'], []])
  const grouped = await load(engine, 'S-8')
  expect(grouped.grouped).toMatchObject([{ sku: 'S-2', quantity: 1, card: { name: 'Product 2' } }])
  expect(grouped.links.related).toEqual(['S-1'])
  expect((await load(engine, 'S-9')).message).toBe('grouped_without_links')
})

it('shows gift card amounts, downloads and custom options', async () => {
  const engine = openPage(
    shopOf(
      productDocument(1, {
        type_id: 'amgiftcard',
        am_giftcard_prices: [{ value: 10, website_value: 12.5 }],
        am_allow_open_amount: 1,
        am_open_amount_min: 5,
        am_open_amount_max: 500,
      }),
      productDocument(2, { type_id: 'downloadable', downloadable_product_links: [{ title: 'PDF' }] }),
      productDocument(3, {
        custom_options: [
          {
            option_id: 1,
            title: 'Gravur',
            type: 'field',
            is_require: true,
            sort_order: 1,
            max_characters: 20,
            price: 4.5,
            price_type: 'fixed',
          },
        ],
      }),
    ),
  )
  expect((await load(engine, 'S-1')).giftCard).toMatchObject({ amounts: [1250], open: { from: 500, to: 50_000 } })
  expect((await load(engine, 'S-2')).downloads).toEqual(['PDF'])
  expect((await load(engine, 'S-3')).customOptions).toEqual([
    {
      id: 1,
      title: 'Gravur',
      type: 'field',
      required: true,
      maxCharacters: 20,
      price: { kind: 'fixed', amount: 450 },
      values: [],
    },
  ])
})

it('replaces catalogue prices by platform prices where the store wants it', async () => {
  const shop = shopOf(productDocument(1))
  const view = { settings: { ...testView.settings, alwaysSyncPlatformPrices: true } }
  const engine = openPage(shop, { view })
  const { call } = engine.caller
  const figures = { final_price: 35.7, regular_price: 47.6, special_price: 35.7 }
  const net = { final_price: 30, regular_price: 40, special_price: 30 }
  engine.caller = {
    call: (async (name: string, ...args: unknown[]) =>
      name === 'productRenderList'
        ? {
            ok: true,
            result: { items: [{ id: 1, price_info: { ...figures, extension_attributes: { tax_adjustments: net } } }] },
          }
        : (call as (...all: unknown[]) => unknown)(name, ...args)) as typeof call,
  }
  expect((await load(engine, 'S-1')).price).toEqual({ shown: 3570, before: 4760, other: 3000, rate: 19, from: false })
})

it('returns a product that survives JSON unchanged', async () => {
  const product = await load(openPage(shopOf(configurableDocument(90))), 'S-90')
  await flushPromises()
  expect(JSON.parse(JSON.stringify(product))).toEqual(product)
})
