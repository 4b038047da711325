import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findView, resolveStore, storePath, storeRouteName, viewsWithPages } from '@mantel/domain/store'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

it('loads the five store views of this repository', async () => {
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

it('falls back to the country of the specification for a store without one', async () => {
  const { tax } = (await read('views/de.json')) as { tax: Json }
  const { defaultCountry: _, ...rest } = tax
  await change('views/de.json', { tax: rest })
  const { views } = await loadStores(dir, { port: 3000 })
  const { defaultCountry, isCountryMissing } = views.find(({ code }) => code === 'de')!.tax
  expect([defaultCountry, isCountryMissing]).toEqual(['PL', true])
})

it('shows days in the time zone of the view, otherwise in that of its delivery promise', async () => {
  const { i18n, shipping } = (await read('views/de.json')) as { i18n: Json; shipping: Json }
  const timeZone = async () =>
    (await loadStores(dir, { port: 3000 })).views.find(({ code }) => code === 'de')?.i18n.timeZone
  expect(await timeZone()).toBe('Europe/Berlin')
  await change('views/de.json', { i18n: { ...i18n, timeZone: 'Europe/Vienna' } })
  expect(await timeZone()).toBe('Europe/Vienna')
  await change('views/de.json', { i18n, shipping: { ...shipping, promise: null } })
  expect(await timeZone()).toBe('UTC')
  await change('views/de.json', { i18n: { ...i18n, timeZone: 'Germany' } })
  expect(await problems()).toEqual([expect.stringMatching(/de\.json: i18n\.timeZone: must be a time zone/)])
})

it('adds no store code to paths where the website switches it off', async () => {
  const website = async () => {
    const stores = await loadStores(dir, { port: 3000 })
    return { stores, website: stores.websites.find(({ code }) => code === 'mantel')! }
  }
  const before = await website()
  expect(viewsWithPages(before.stores, before.website).map(({ prefix }) => prefix)).toEqual(['', '/de', '/it'])
  await change('websites/mantel.json', { prefixPaths: false })
  const { stores, website: mantel } = await website()
  const german = findView(stores, mantel, 'de')!
  expect([storePath(german, '/clocks'), storeRouteName(german, 'category')]).toEqual(['/clocks', 'category'])
  expect(viewsWithPages(stores, mantel).map(({ code }) => code)).toEqual(['default'])
  expect(resolveStore(stores, { host: 'localhost', path: '/de/clocks' })).toMatchObject({ view: { code: 'default' } })
  expect(resolveStore(stores, { host: 'localhost', path: '/', storeCode: 'de' })).toMatchObject({
    view: { code: 'de' },
  })
  await change('views/de.json', { prefix: '/de' })
  await expect(website()).rejects.toThrow(/views\/de\.json: prefix: must not be set/)
})

it('rejects a store in a country without a VAT number of the seller', async () => {
  const { seller } = (await read('websites/mantel.json')) as { seller: Json }
  await change('websites/mantel.json', { seller: { ...seller, vatIds: { GB: 'GB999999973', IT: 'IT99999999990' } } })
  expect(await problems()).toEqual([
    'stores/views/de.json: tax.defaultCountry: the seller of mantel has no VAT number for DE',
  ])
})

it.each(['voucher', 'free'])('rejects a store that offers the payment method %s', async (code) => {
  await change('views/de.json', { payment: { methods: [{ code, title: 'Gutschein' }] } })
  expect(await problems()).toEqual([
    `stores/views/de.json: payment.methods.0.code: there is no payment method ${code} to offer`,
  ])
})

it('rejects payment on invoice in a store without trade buyers or without a bank account', async () => {
  const methods = [{ code: 'banktransfer', title: 'Rechnung' }]
  await change('views/de.json', { payment: { methods } })
  expect(await problems()).toEqual([
    'stores/views/de.json: payment.methods.0: banktransfer is for approved trade buyers, and this store has none',
    'stores/views/de.json: payment.methods.0: banktransfer needs a bank account in EUR in website mantel',
  ])
})

it('uses the default bot challenge, another plugin or none, but no unknown one', async () => {
  const limitsOf = async () => (await loadStores(dir, { port: 3000 })).views.find(({ code }) => code === 'de')?.limits
  expect((await limitsOf())?.botChallenge).toBe('altcha')
  await change('views/de.json', { limits: { botChallenge: null, rates: { carts: { challengeAbovePercent: 20 } } } })
  expect(await limitsOf()).toMatchObject({
    botChallenge: null,
    rates: { carts: { max: 300, challengeAbovePercent: 20 } },
  })
  await change('views/de.json', { limits: { botChallenge: 'guess' } })
  expect(await problems()).toEqual(['stores/views/de.json: limits.botChallenge: there is no bot challenge guess'])
})

it('rejects a bank account whose IBAN has a typing error', async () => {
  const account = { currency: 'GBP', holder: 'Us', bank: 'Bank', iban: 'GB33BUKB20201555555556', bic: 'EXMPGB2L' }
  await change('websites/mantel.json', { bankAccounts: [account] })
  expect(await problems()).toEqual(['stores/websites/mantel.json: bankAccounts.0.iban: must be an IBAN without spaces'])
})

it('loads the GB courier as a flat rate of 4 net and 5 gross that is available offline', async () => {
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

it('adds the page for approval as a trade customer only to the trade stores', async () => {
  const { views } = await loadStores(shipped, { port: 4100 })
  const having = views.filter((view) => view.routes.includes('approval')).map((view) => view.code)
  expect(having).toEqual(['trade', 'trade_eu'])
})

it('inserts the port into URLs', async () => {
  const { websites } = await loadStores(shipped, { port: 4100 })
  expect(websites.map(({ publicUrl, apiUrl }) => [publicUrl, apiUrl])).toEqual([
    ['http://localhost:4100', 'http://localhost:4100'],
    ['http://trade.localhost:4100', 'http://api.trade.localhost:4100'],
  ])
})

it('adds a store view by one file', async () => {
  const { prefix: _, ...german } = await read('views/de.json')
  await write('views/at.json', { ...german, code: 'at', storeId: 6, name: 'Mantel Österreich' })
  const stores = await loadStores(dir, { port: 3000 })
  const found = resolveStore(stores, { host: 'localhost', path: '/at/uhren' })
  expect([found.view.code, found.path, found.view.catalog.index]).toEqual(['at', '/uhren', 'catalog_at'])
})

it('reports a missing currency with file and field', async () => {
  const german = await read('views/de.json')
  const { currencyCode: _, ...i18n } = german.i18n as Json
  await write('views/de.json', { ...german, i18n })
  expect(await problems()).toEqual([expect.stringMatching(/^stores\/views\/de\.json: i18n\.currencyCode: /)])
})

it.each<[string, string, Json, string]>([
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
])('rejects %s in one line', async (_, file, patch, expected) => {
  await change(file, patch)
  const found = await problems()
  expect(found.some((line) => line.includes(expected))).toBe(true)
  expect(found.every((line) => !line.includes('\n'))).toBe(true)
})

it('loads the banners of every store view and allows a view without banners', async () => {
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

it.each<[string, Json, string]>([
  ['of an unknown store view', { storeCode: 'at' }, 'storeCode: there is no store view at'],
  [
    'of a store view that already has a file',
    { storeCode: 'de' },
    'storeCode: de is already used in stores/banners/de.json',
  ],
  [
    'with a link to an unnamed category',
    { smallBanners: [{ link: { category: 'lamps' }, picture: '/a.jpg' }] },
    'link.category: store view it names no category lamps',
  ],
  [
    'with a link outside the store',
    { smallBanners: [{ link: { path: '//x' }, picture: '/a.jpg' }] },
    'smallBanners.0.link',
  ],
])('rejects banners %s in one line', async (_, patch, expected) => {
  await change('banners/it.json', patch)
  expect(await problems()).toEqual([expect.stringContaining(expected)])
})

it('reports broken JSON with its file', async () => {
  await writeFile(join(dir, 'views/de.json'), '{"code":')
  expect((await problems())[0]).toMatch(/^stores\/views\/de\.json: is not JSON/)
})
