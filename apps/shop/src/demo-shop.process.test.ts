import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCustomers, demoPassword } from '@mantel/demo'
import { afterAll, expect, it, vi } from 'vitest'
import { runInShop } from './testing/run-in-shop.ts'
import { copySeededShop, readFirstStartOutput } from './testing/seeded-shop.ts'
import { type StartedProcess, startProcess } from './testing/start-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'mantel-demo-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const env = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', PREPARE_PAGES: 'off' }

async function openShop() {
  const shop = startProcess('../main.ts', [], env)
  await shop.waitForOutput('http://localhost:')
  const port = Number(/localhost:(\d+)/.exec(shop.out())?.[1])
  return { shop, callApi: createApiClient(port) }
}

type Reply = { status: number; type: string; body: string }
type CallApi = (host: string, path: string, body?: object, headers?: Record<string, string>) => Promise<Reply>

/** Connects to 127.0.0.1 and sets the Host header, because not every system resolves names under localhost. */
const createApiClient =
  (port: number): CallApi =>
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
const find = async (callApi: CallApi, sku: string, store = 'default') => {
  const query = encodeURIComponent(JSON.stringify({ query: { bool: { filter: { terms: { sku: [sku] } } } } }))
  const { body } = await callApi('localhost', `/api/catalog/catalog_${store}/product/_search?size=1&request=${query}`)
  return JSON.parse(body).hits.hits[0]?._source
}

/** Covers two starts, the demo import and a dozen commands, each in its own process. Milliseconds. */
const timeoutMs = 400_000

it(
  'starts with the demo catalogue, and runs commands while it is running or stopped',
  async () => {
    expect(await readFirstStartOutput()).toContain('Filling the empty shop with the demo catalogue …')
    await copySeededShop(env.DATA_DIR)
    const first = await openShop()
    expect(first.shop.out()).not.toContain('demo catalogue')
    await expectCatalogue(first.callApi)
    await expectDemoCustomers(first.callApi)
    const sku = await runCommandsWhileRunning(first.callApi)
    await end(first.shop)

    expect(await command('stock', sku, '3')).toMatchObject({ code: 0, out: `${sku}: 3 in stock.\n` })
    expect(await command('reindex')).toMatchObject({ code: 0, out: expect.stringContaining('is not running') })

    const second = await openShop()
    expect(second.shop.out()).not.toContain('demo catalogue')
    expect(await find(second.callApi, sku)).toMatchObject({ name: 'Very last piece', stock: { qty: 3 } })
    await end(second.shop)
  },
  timeoutMs,
)

async function end(shop: StartedProcess): Promise<void> {
  shop.kill('SIGTERM')
  expect(await shop.ended).toMatchObject({ code: 0, err: '' })
}

async function expectCatalogue(callApi: CallApi): Promise<void> {
  await vi.waitFor(async () => expect((await callApi('localhost', '/readyz')).status).toBe(200), {
    timeout: 120_000,
    interval: 500,
  })
  const home = await callApi('localhost', '/')
  expect(home.status).toBe(200)
  const pictures = home.body.match(/\/img\/[^" ,]+/g) ?? []
  expect(pictures.length).toBeGreaterThan(12)
  const shown = await callApi('localhost', pictures[0] ?? '', undefined, { accept: 'image/webp' })
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
    expect((await callApi(host, path)).body).toContain(`lang="${language}"`)
}

/** All demo customers can log in. The unapproved trade customer sees prices after the merchant's approval. */
async function expectDemoCustomers(callApi: CallApi): Promise<void> {
  const approvals: Record<string, boolean> = {}
  const profile = async ({ storeCode, email }: (typeof demoCustomers)[number]) => {
    const host = storeCode.startsWith('trade') ? 'trade.localhost' : 'localhost'
    const login = await callApi(host, `/api/user/login?storeCode=${storeCode}`, {
      username: email,
      password: demoPassword,
    })
    const authorization = `Bearer ${JSON.parse(login.body).result}`
    return JSON.parse((await callApi(host, `/api/user/me?storeCode=${storeCode}`, undefined, { authorization })).body)
      .result
  }
  for (const one of demoCustomers) approvals[one.email] = 'groupToken' in (await profile(one))
  const unapproved = demoCustomers.filter(({ email }) => !approvals[email])
  expect(unapproved.map(({ email }) => email)).toEqual(['waiting@mantel.example'])
  const approve = ['approve', 'customer', 'waiting@mantel.example', '--store', 'trade', '--group', 'trade_gallery']
  await runInShop(env.DATA_DIR, ...approve)
  for (const one of unapproved) expect(await profile(one)).toMatchObject({ group_id: 12 })
}

/** Renames a product to 'Very last piece', among other commands, and returns its SKU. */
async function runCommandsWhileRunning(callApi: CallApi): Promise<string> {
  const { body } = await callApi('localhost', '/api/catalog/catalog_default/product/_search?size=1&sort=id:asc', {
    query: {
      bool: { filter: { bool: { must: [{ terms: { type_id: ['simple'] } }, { terms: { visibility: [4] } }] } } },
    },
  })
  const before = JSON.parse(body).hits.hits[0]._source
  const { sku } = before
  expect(await command('stock', sku, '1')).toMatchObject({ code: 0 })
  expect(await command('stock', 'NO-SUCH', '3')).toMatchObject({ code: 1, err: expect.stringContaining('NO-SUCH') })
  await runInShop(env.DATA_DIR, 'price', sku, '12.34', '--store', 'default', '--special', 'none')
  await runInShop(env.DATA_DIR, 'rename', 'product', sku, 'Last piece', '--store', 'default')
  await vi.waitFor(async () => {
    expect(await find(callApi, sku)).toMatchObject({ name: 'Last piece', price_incl_tax: 12.34, stock: { qty: 1 } })
  }, 20_000)
  const old = await callApi('localhost', '/api/url/map', { url: before.url_path })
  expect(old.body).toBe('null')

  writeFileSync(
    join(folder, 'names.json'),
    JSON.stringify([{ ...(await find(callApi, sku)), name: 'Very last piece' }]),
  )
  const importNames = ['import', 'names.json', '--type', 'product', '--store', 'default']
  const dry = await runInShop(env.DATA_DIR, ...importNames.with(1, join(folder, 'names.json')), '--dry-run')
  expect(dry).toContain('would import 1 product')
  expect(await command(...importNames)).toMatchObject({ code: 0 })
  await vi.waitFor(async () => expect(await find(callApi, sku)).toMatchObject({ name: 'Very last piece' }), 20_000)
  const file = join(folder, 'all.ndjson')
  await runInShop(env.DATA_DIR, 'export', '--store', 'default', '--type', 'product', '--out', file)
  expect(readFileSync(file, 'utf8')).toContain('Very last piece')
  await runInShop(env.DATA_DIR, 'reindex', '--store', 'de')
  return sku
}
