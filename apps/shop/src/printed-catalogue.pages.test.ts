import { type StoreView, websiteOf } from '@mantel/domain/store'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addCanaryCustomers, addCanaryProducts, type CanaryPrice, findCanaries } from './testing/canaries.ts'
import { openTestShop, type TestShop } from './testing/open-test-shop.ts'

let shop: TestShop
let prices: CanaryPrice[]
beforeAll(async () => {
  shop = await openTestShop({ everyNth: 60, withContent: true })
  prices = await addCanaryProducts(shop)
}, 180_000)
afterAll(() => shop.close())

const viewOf = (code: string) => shop.stores.views.find((view) => view.code === code) as StoreView
const request = (view: StoreView, url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host: websiteOf(shop.stores, view).hosts[0] ?? '', ...headers } })

async function openCatalogue(view: StoreView, headers: Record<string, string> = {}) {
  const { headers: sent, rawPayload } = await request(view, `/api/ext/catalogue/pdf?storeCode=${view.code}`, headers)
  const { text } = await extractText(new Uint8Array(rawPayload))
  return { text: text.join(' ').replaceAll(/\s+/g, ' '), headers: sent, bytes: rawPayload.length }
}

it.each([
  ['trade', 'Canary clock 0', 'MB)'],
  ['trade_eu', 'Canary clock 0', 'MB)'],
])(
  'offers the catalogue of %s without prices, with its size',
  async (code, product, size) => {
    const view = viewOf(code)
    const { text, headers, bytes } = await openCatalogue(view)
    expect(text).toContain(product)
    expect(text).not.toMatch(/[£€]\s?\d/)
    expect(findCanaries(text, prices)).toEqual([])
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'content-length': String(bytes) })
    const page = await request(view, `${view.prefix}/cataloguepage`)
    expect(page.body).toContain(`${websiteOf(shop.stores, view).apiUrl}/api/ext/catalogue/pdf?storeCode=${code}"`)
    expect(page.body).toContain(size)
  },
  120_000,
)

it('shows a buyer’s own prices to approved buyers only, and lets no cache store them', async () => {
  const view = viewOf('trade')
  const [buyer] = await addCanaryCustomers(shop, view, 1)
  const [pending] = await addCanaryCustomers(shop, view, 1, false)
  const groupTokenOf = async (token = '') => {
    const reply = await request(view, `/api/user/me?storeCode=${view.code}`, { authorization: `Bearer ${token}` })
    return String(reply.json().result.groupToken)
  }
  const own = await openCatalogue(view, { 'x-vs-group-token': await groupTokenOf(buyer?.token) })
  expect(findCanaries(own.text, prices).length).toBeGreaterThan(20)
  expect(own.headers['cache-control']).toBe('private, no-store')
  for (const token of [await groupTokenOf(pending?.token), 'forged'])
    expect(findCanaries((await openCatalogue(view, { 'x-vs-group-token': token })).text, prices)).toEqual([])
}, 120_000)

it('prints the prices of consumer stores', async () => {
  const { text } = await openCatalogue(viewOf('de'))
  expect(text).toMatch(/Katalog.*\d,\d\d €|Katalog.*€\s?\d/)
}, 120_000)
