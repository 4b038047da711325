import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveStore } from '@mantel/domain/store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadStores, StoresError } from './load-stores.ts'
import { storesFolder as shipped } from './testing.ts'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'stores-'))
  await cp(shipped, dir, { recursive: true })
})
afterEach(() => rm(dir, { recursive: true }))

type Json = Record<string, unknown>
const read = async (file: string): Promise<Json> => JSON.parse(await readFile(join(dir, file), 'utf8'))
const write = (file: string, value: unknown) => writeFile(join(dir, file), JSON.stringify(value))
const change = async (file: string, patch: Json) => write(file, { ...(await read(file)), ...patch })
const problems = async (): Promise<string[]> => {
  const error = await loadStores(dir, { port: 3000 }).catch((caught: unknown) => caught)
  return error instanceof StoresError ? error.problems : []
}

test('the five store views stand as the design says', async () => {
  const { views } = await loadStores(shipped, { port: 4100 })
  const rows = views.map((view) => [
    view.code,
    view.website,
    view.prefix,
    view.catalog.index,
    view.i18n.defaultLocale,
    view.i18n.currencyCode + view.i18n.currencySign,
    view.tax.defaultCountry,
    view.catalog.rootCategoryId,
    view.tax.sourcePriceIncludesTax,
    view.prices.shown,
    view.prices.rounding,
    view.prices.needGroupToken,
  ])
  expect(rows).toEqual([
    ['default', 'mantel', '', 'catalog_default', 'en-GB', 'GBP£', 'GB', 2, true, 'gross', 'unit-gross', false],
    ['de', 'mantel', '/de', 'catalog_de', 'de-DE', 'EUR€', 'DE', 2, true, 'gross', 'unit-gross', false],
    ['it', 'mantel', '/it', 'catalog_it', 'it-IT', 'EUR€', 'IT', 2, true, 'gross', 'unit-gross', false],
    ['trade', 'trade', '', 'catalog_trade', 'en-GB', 'GBP£', 'GB', 104, false, 'net', 'net-sum', true],
    ['trade_eu', 'trade', '/trade_eu', 'catalog_trade_eu', 'en-US', 'EUR€', 'SI', 104, false, 'net', 'net-sum', true],
  ])
  expect(views[0]?.catalog.categories.bestsellers).toBe(42)
})

test('a store that charges a tax which its seller cannot declare is refused', async () => {
  const { seller } = (await read('websites/mantel.json')) as { seller: Json }
  await change('websites/mantel.json', { seller: { ...seller, vatIds: { GB: 'GB999999973', IT: 'IT99999999990' } } })
  expect(await problems()).toEqual([
    'stores/views/de.json: tax.defaultCountry: the seller of mantel has no VAT number for DE',
  ])
})

test('the GB courier is 4 without and 5 with tax, flat rate, offline', async () => {
  const { views } = await loadStores(shipped, { port: 4100 })
  expect(views[0]?.shipping.methods[0]).toMatchObject({
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    amount: 4,
    amountInclTax: 5,
    countries: ['GB'],
    isDefault: true,
    offline: true,
  })
})

test('only the trade stores have the routes of the trade', async () => {
  const { views } = await loadStores(shipped, { port: 4100 })
  const having = views.filter((view) => view.routes.includes('approval')).map((view) => view.code)
  expect(having).toEqual(['trade', 'trade_eu'])
})

test('addresses carry the port', async () => {
  const { websites } = await loadStores(shipped, { port: 4100 })
  expect(websites.map(({ publicUrl, apiUrl }) => [publicUrl, apiUrl])).toEqual([
    ['http://localhost:4100', 'http://localhost:4100'],
    ['http://trade.localhost:4100', 'http://api.trade.localhost:4100'],
  ])
})

test('a sixth store view is one file', async () => {
  const { prefix: _, ...german } = await read('views/de.json')
  await write('views/at.json', { ...german, code: 'at', storeId: 6, name: 'Mantel Österreich' })
  const stores = await loadStores(dir, { port: 3000 })
  const found = resolveStore(stores, { host: 'localhost', path: '/at/uhren' })
  expect([found.view.code, found.path, found.view.catalog.index]).toEqual(['at', '/uhren', 'catalog_at'])
})

test('a missing currency is told with file and field', async () => {
  const german = await read('views/de.json')
  const { currencyCode: _, ...i18n } = german.i18n as Json
  await write('views/de.json', { ...german, i18n })
  expect(await problems()).toEqual([expect.stringMatching(/^stores\/views\/de\.json: i18n\.currencyCode: /)])
})

test.each<[string, string, Json, string]>([
  [
    'a code used twice',
    'views/it.json',
    { code: 'de' },
    'views/it.json: code: de is already used in stores/views/de.json',
  ],
  ['a store id used twice', 'views/it.json', { storeId: 2 }, 'storeId: 2 is already used'],
  ['an unknown website', 'views/it.json', { website: 'nowhere' }, 'website: there is no website nowhere'],
  ['a prefix used twice', 'views/it.json', { prefix: '/de' }, 'prefix: /de is already used in stores/views/de.json'],
  ['a prefix the server needs', 'views/it.json', { prefix: '/api' }, 'prefix: /api is a path of the server itself'],
  ['two views at the root', 'views/it.json', { prefix: '' }, "prefix: must not be ''"],
  ['a misspelt field', 'views/it.json', { rute: [] }, 'Unrecognized key: "rute"'],
  ['a host used twice', 'websites/trade.json', { hosts: ['localhost'] }, 'hosts: localhost is already used'],
  ['a second default website', 'websites/trade.json', { isDefault: true }, 'is the default website already'],
  ['a default view elsewhere', 'websites/trade.json', { defaultView: 'de' }, 'defaultView: there is no store view de'],
])('%s is refused in one line', async (_, file, patch, expected) => {
  await change(file, patch)
  const found = await problems()
  expect(found.some((line) => line.includes(expected))).toBe(true)
  expect(found.every((line) => !line.includes('\n'))).toBe(true)
})

test('every store view opens with a banner of its own, and a sixth one does without', async () => {
  const { prefix: _, ...german } = await read('views/de.json')
  await write('views/at.json', { ...german, code: 'at', storeId: 6, name: 'Mantel Österreich' })
  const { views } = await loadStores(dir, { port: 3000 })
  expect(views.map(({ code, banners }) => [code, banners.mainBanners.length, banners.smallBanners.length])).toEqual(
    expect.arrayContaining([
      ['default', 1, 4],
      ['trade_eu', 1, 4],
      ['at', 0, 0],
    ]),
  )
})

test.each<[string, Json, string]>([
  ['of a store that there is not', { storeCode: 'at' }, 'storeCode: there is no store view at'],
  ['of a store that has some', { storeCode: 'de' }, 'storeCode: de is already used in stores/banners/de.json'],
  [
    'that lead to a category without a name',
    { smallBanners: [{ link: { category: 'lamps' }, picture: '/a.jpg' }] },
    'link.category: store view it names no category lamps',
  ],
  [
    'that lead out of the store',
    { smallBanners: [{ link: { path: '//x' }, picture: '/a.jpg' }] },
    'smallBanners.0.link',
  ],
])('banners %s are refused in one line', async (_, patch, expected) => {
  await change('banners/it.json', patch)
  expect(await problems()).toEqual([expect.stringContaining(expected)])
})

test('broken JSON is told with its file', async () => {
  await writeFile(join(dir, 'views/de.json'), '{"code":')
  expect((await problems())[0]).toMatch(/^stores\/views\/de\.json: is not JSON/)
})
