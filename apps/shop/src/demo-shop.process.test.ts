import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createGroupTokens } from '@mantel/backend'
import { demoCustomers, demoPassword } from '@mantel/demo'
import { afterAll, expect, it, vi } from 'vitest'
import { loadTestStores } from './testing/load-test-stores.ts'
import { copySeededShop, readFirstStartOutput } from './testing/seeded-shop.ts'
import { type StartedProcess, startProcess } from './testing/start-process.ts'
import { extractTradeFigures, tradeFigures } from './testing/trade-prices.ts'

const folder = mkdtempSync(join(tmpdir(), 'mantel-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', PREPARE_PAGES: 'off' }

async function openShop() {
  const shop = startProcess('../main.ts', [], env)
  await shop.waitForOutput('http://localhost:')
  const port = Number(/localhost:(\d+)/.exec(shop.out())?.[1])
  return { shop, ask: createAsk(port) }
}

type Reply = { status: number; type: string; body: string }
type Ask = (host: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Reply>

/** Connects to 127.0.0.1 and sets the Host header, because not every system resolves names under localhost. */
const createAsk =
  (port: number): Ask =>
  (host, path, body, headers = {}) =>
    new Promise((resolve, reject) => {
      const sent = body && JSON.stringify(body)
      const options = { host: '127.0.0.1', port, path, method: sent ? 'POST' : 'GET' }
      const pending = request(
        { ...options, headers: { host, 'content-type': 'application/json', ...headers } },
        async (reply) => {
          const chunks: Buffer[] = []
          for await (const chunk of reply) chunks.push(chunk)
          const type = reply.headers['content-type'] ?? ''
          resolve({ status: reply.statusCode ?? 0, type, body: Buffer.concat(chunks).toString() })
        },
      )
      pending.on('error', reject).end(sent)
    })

const command = (...typed: string[]) => startProcess('../command.ts', typed, env, folder).ended
const find = async (ask: Ask, sku: string, store = 'default') => {
  const query = encodeURIComponent(JSON.stringify({ query: { bool: { filter: { terms: { sku: [sku] } } } } }))
  const { body } = await ask('localhost', `/api/catalog/catalog_${store}/product/_search?size=1&request=${query}`)
  return JSON.parse(body).hits.hits[0]?._source
}

/** Covers two starts, the demo import and a dozen commands, each in its own process. Milliseconds. */
const timeoutMs = 400_000

it(
  'starts with the demo catalogue, hides trade prices from guests, and runs commands while it is running or stopped',
  async () => {
    expect(await readFirstStartOutput()).toContain('Filling the empty shop with the demo catalogue …')
    await copySeededShop(env.DATA_DIR)
    const first = await openShop()
    expect(first.shop.out()).not.toContain('demo catalogue')
    await expectCatalogue(first.ask)
    await expectHiddenTradePrices(first.ask)
    await expectNoTradePricesInConsumerDocuments(first.ask)
    await expectDemoCustomers(first.ask)
    const sku = await runCommandsWhileRunning(first.ask)
    await end(first.shop)

    expect(await command('stock', sku, '3')).toMatchObject({ code: 0, out: `${sku}: 3 in stock.\n` })
    expect(await command('reindex')).toMatchObject({ code: 0, out: expect.stringContaining('is not running') })
    expect(await command('stock', 'NO-SUCH', '3')).toMatchObject({ code: 1, err: expect.stringContaining('NO-SUCH') })

    const second = await openShop()
    expect(second.shop.out()).not.toContain('demo catalogue')
    expect(await find(second.ask, sku)).toMatchObject({ name: 'Very last piece', stock: { qty: 3 } })
    await end(second.shop)
  },
  timeoutMs,
)

async function end(shop: StartedProcess): Promise<void> {
  shop.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0, err: '' })
}

async function expectCatalogue(ask: Ask): Promise<void> {
  await vi.waitFor(async () => expect((await ask('localhost', '/readyz')).status).toBe(200), {
    timeout: 120_000,
    interval: 500,
  })
  const home = await ask('localhost', '/')
  expect(home.status).toBe(200)
  const pictures = home.body.match(/\/img\/[^" ,]+/g) ?? []
  expect(pictures.length).toBeGreaterThan(12)
  const shown = await ask('localhost', pictures[0] ?? '', undefined, { accept: 'image/webp' })
  expect(shown, `${pictures[0]}: ${shown.body.slice(0, 200)}`).toMatchObject({
    status: 200,
    type: 'image/webp',
  })
  for (const [host, path, language] of [
    ['localhost', '/de', 'de-DE'],
    ['localhost', '/it', 'it-IT'],
    ['trade.localhost', '/', 'en-GB'],
    ['trade.localhost', '/trade_eu', 'en-US'],
  ] as const)
    expect((await ask(host, path)).body).toContain(`lang="${language}"`)
}

/** Trade price lists are stored per store: consumer documents must not contain the prices of trade groups. */
async function expectNoTradePricesInConsumerDocuments(ask: Ask): Promise<void> {
  const path =
    '/api/catalog/catalog_default/product/_search?size=4000&_source_include=tier_prices,configurable_children.tier_prices'
  expect((await ask('localhost', path)).body).not.toMatch(/"customer_group_id":1\d/)
}

/**
 * Reads every endpoint as a guest and as a buyer who waits for approval, then the same ones with a valid group token to prove that
 * the check finds prices.
 */
async function expectHiddenTradePrices(ask: Ask): Promise<void> {
  const stores = await loadTestStores()
  const groupTokens = createGroupTokens({
    secretKey: readFileSync(join(env.DATA_DIR, 'secret-key'), 'utf8').trim(),
    stores,
  })
  const groupToken = await groupTokens.sign({ groupId: 10, customerId: 1, user: 'x', website: 'trade', version: 0 })
  for (const [code, rate] of [
    ['trade', 20],
    ['trade_eu', 22],
  ] as const) {
    const view = stores.views.find((one) => one.code === code)
    if (!view) throw new Error(`there is no store ${code}`)
    const figures = tradeFigures(view, rate, new Date())
    expect(figures.size).toBeGreaterThan(400)
    const findTradeFigures = async (body: object, headers: Record<string, string> = {}) =>
      extractTradeFigures(await readAllEndpoints(ask, code, body, headers), figures)
    expect(await findTradeFigures({})).toEqual([])
    expect(await findTradeFigures({ groupId: 10, groupToken: 'forged' })).toEqual([])
    const waiting = { username: 'waiting@mantel.example', password: demoPassword }
    const { body } = await ask('trade.localhost', `/api/user/login?storeCode=${code}`, waiting)
    const authorization = `Bearer ${JSON.parse(body).result}`
    expect(await findTradeFigures({}, { authorization })).toEqual([])
    expect(await findTradeFigures({ groupId: 10, groupToken: 'forged' }, { authorization })).toEqual([])
    const group = { 'x-vs-group-token': groupToken }
    expect((await findTradeFigures({ groupToken }, group)).length).toBeGreaterThan(100)
  }
}

async function readAllEndpoints(
  ask: Ask,
  code: string,
  extra: object,
  headers: Record<string, string>,
): Promise<string> {
  const host = 'trade.localhost'
  const search = `/api/catalog/catalog_${code}/product/_search?size=4000&storeCode=${code}`
  const ranges = { agg_range_price: { range: { field: 'price', ranges: [{ from: 0, to: 50 }] } } }
  const aggs = { agg_terms_price: { terms: { field: 'final_price', size: 50 } }, ...ranges }
  const form = '&request_format=search-query&response_format=compact'
  const all = await ask(host, search, { query: {}, aggs, ...extra }, headers)
  const skus: string[] = JSON.parse(all.body).hits.hits.map((hit: { _source: { sku: string } }) => hit._source.sku)
  const some = skus
    .filter((_, index) => index % 8 === 0)
    .slice(0, 100)
    .join()
  const paths = [
    `/api/product/list?skus=${some}`,
    `/api/product/render-list?skus=${some}&userGroupId=10`,
    `/api/stock/list?skus=${some}`,
  ]
  const replies = [
    all,
    await ask(host, `${search}&sort=price:desc&_source_include=*price*`, { query: {}, ...extra }, headers),
    await ask(
      host,
      `${search}${form}`,
      { _appliedFilters: [], _availableFilters: [{ field: 'price', scope: 'catalog' }], ...extra },
      headers,
    ),
    ...(await Promise.all(paths.map((path) => ask(host, `${path}&storeCode=${code}`, undefined, headers)))),
    await ask(host, `/api/catalog/catalog_${code}/category/_search?size=4000`),
    await ask(host, `/api/catalog/catalog_${code}/cms_block/_search?size=4000`),
    await ask(host, code === 'trade' ? '/' : '/trade_eu', undefined, headers),
    ...(await readCart(ask, code, skus.slice(0, 12), headers)),
  ]
  return replies.map(({ body }) => body).join('\n')
}

/** Fills a cart and sends every request whose reply could reveal a price of its items. */
async function readCart(ask: Ask, code: string, skus: readonly string[], headers: Record<string, string>) {
  const host = 'trade.localhost'
  const store = `storeCode=${code}`
  const call = (path: string, body?: object) => ask(host, path, body, headers)
  const { result: cartId } = JSON.parse((await call(`/api/cart/create?${store}`, {})).body)
  const cart = `${store}&cartId=${cartId}`
  const added = []
  for (const sku of skus)
    added.push(await call(`/api/cart/update?${cart}`, { cartItem: { sku, qty: 1, quoteId: cartId } }))
  const address = { country_id: code === 'trade' ? 'GB' : 'SI' }
  const chosen = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate', shippingAddress: address }
  return [
    ...added,
    await call(`/api/cart/pull?${cart}`),
    await call(`/api/cart/totals?${cart}`),
    await call(`/api/cart/payment-methods?${cart}`),
    await call(`/api/cart/shipping-information?${cart}`, { addressInformation: chosen }),
    await call(`/api/ext/quick-order?${store}`, { lines: skus.map((sku) => ({ sku, qty: 1 })) }),
    await call(`/api/ext/order-templates?${store}`),
    await call(`/api/user/order-history?${store}`),
  ]
}

/** All demo customers can log in. The unapproved trade customer sees prices after the merchant's approval. */
async function expectDemoCustomers(ask: Ask): Promise<void> {
  const approvals: Record<string, boolean> = {}
  const profile = async ({ storeCode, email }: (typeof demoCustomers)[number]) => {
    const host = storeCode.startsWith('trade') ? 'trade.localhost' : 'localhost'
    const login = await ask(host, `/api/user/login?storeCode=${storeCode}`, { username: email, password: demoPassword })
    const authorization = `Bearer ${JSON.parse(login.body).result}`
    return JSON.parse((await ask(host, `/api/user/me?storeCode=${storeCode}`, undefined, { authorization })).body)
      .result
  }
  for (const one of demoCustomers) approvals[one.email] = 'groupToken' in (await profile(one))
  const unapproved = demoCustomers.filter(({ email }) => !approvals[email])
  expect(unapproved.map(({ email }) => email)).toEqual(['waiting@mantel.example'])
  const approve = ['approve', 'customer', 'waiting@mantel.example', '--store', 'trade', '--group', 'trade_gallery']
  expect(await command(...approve)).toMatchObject({ code: 0 })
  for (const one of unapproved) expect(await profile(one)).toMatchObject({ group_id: 12 })
}

/** Renames a product to 'Very last piece', among other commands, and returns its SKU. */
async function runCommandsWhileRunning(ask: Ask): Promise<string> {
  const { body } = await ask('localhost', '/api/catalog/catalog_default/product/_search?size=1&sort=id:asc', {
    query: {
      bool: { filter: { bool: { must: [{ terms: { type_id: ['simple'] } }, { terms: { visibility: [4] } }] } } },
    },
  })
  const before = JSON.parse(body).hits.hits[0]._source
  const { sku } = before
  expect(await command('stock', sku, '1')).toMatchObject({ code: 0 })
  expect(await command('price', sku, '12.34', '--store', 'default', '--special', 'none')).toMatchObject({ code: 0 })
  expect(await command('rename', 'product', sku, 'Last piece', '--store', 'default')).toMatchObject({ code: 0 })
  await vi.waitFor(async () => {
    expect(await find(ask, sku)).toMatchObject({ name: 'Last piece', price_incl_tax: 12.34, stock: { qty: 1 } })
  }, 20_000)
  const old = await ask('localhost', '/api/url/map', { url: before.url_path })
  expect(old.body).toBe('null')

  writeFileSync(join(folder, 'names.json'), JSON.stringify([{ ...(await find(ask, sku)), name: 'Very last piece' }]))
  const dry = await command('import', 'names.json', '--type', 'product', '--store', 'default', '--dry-run')
  expect(dry).toMatchObject({ code: 0, out: expect.stringContaining('would import 1 product') })
  expect(await command('import', 'names.json', '--type', 'product', '--store', 'default')).toMatchObject({ code: 0 })
  await vi.waitFor(async () => expect(await find(ask, sku)).toMatchObject({ name: 'Very last piece' }), 20_000)
  expect(await command('export', '--store', 'default', '--type', 'product', '--out', 'all.ndjson')).toMatchObject({
    code: 0,
  })
  expect(readFileSync(join(folder, 'all.ndjson'), 'utf8')).toContain('Very last piece')
  expect(await command('reindex', '--store', 'de')).toMatchObject({ code: 0 })
  return sku
}
