import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findViewOfIndex, viewsOf, websiteOfHost } from './find-store.ts'
import { resolveStore } from './resolve-store.ts'
import { parseRouteName, parseStorePath, storePath, storeRouteName } from './store-path.ts'
import type { Stores, StoreView, Website } from './store-view.ts'

const view = (code: string, website: string, prefix: string) =>
  ({ code, website, prefix, catalog: { index: `catalog_${code}` } }) as StoreView
const website = (code: string, hosts: string[], apiHosts: string[], defaultView: string, isDefault: boolean) =>
  ({ code, hosts, apiHosts, defaultView, isDefault }) as Website

const stores: Stores = {
  websites: [
    website('mantel', ['localhost'], [], 'default', true),
    website('trade', ['trade.localhost'], ['api.trade.localhost'], 'trade', false),
  ],
  views: [
    view('default', 'mantel', ''),
    view('de', 'mantel', '/de'),
    view('it', 'mantel', '/it'),
    view('trade', 'trade', ''),
    view('trade_eu', 'trade', '/trade_eu'),
  ],
}

it.each([
  ['localhost:3000', '/', undefined, 'default', '/'],
  ['localhost:3000', '/de', undefined, 'de', '/'],
  ['LOCALHOST.', '/de/', undefined, 'de', '/'],
  ['localhost', '/it/orologi?p=1', undefined, 'it', '/orologi?p=1'],
  ['localhost', '/it?p=1', undefined, 'it', '/?p=1'],
  ['localhost', '/design', undefined, 'default', '/design'],
  ['localhost', '/trade_eu/clocks', undefined, 'default', '/trade_eu/clocks'],
  ['trade.localhost:3000', '/clocks', undefined, 'trade', '/clocks'],
  ['trade.localhost:3000', '/trade_eu/clocks', undefined, 'trade_eu', '/clocks'],
  ['trade.localhost:3000', '/de', undefined, 'trade', '/de'],
  ['api.trade.localhost:81', '/api/cart/pull', 'trade_eu', 'trade_eu', '/api/cart/pull'],
  ['127.0.0.1:3000', '/de/uhren', undefined, 'de', '/uhren'],
  ['[::1]:3000', '/', undefined, 'default', '/'],
  ['elsewhere.example', '/', undefined, 'default', '/'],
  [undefined, '/api/', '', 'default', '/api/'],
  ['localhost', '/api/stock/check', 'it', 'it', '/api/stock/check'],
])('resolves %s %s with code %s to %s at %s', (host, path, storeCode, code, rest) => {
  const found = resolveStore(stores, { host, path, storeCode })
  expect([found.view.code, found.path, found.unknownStoreCode]).toEqual([code, rest, false])
})

it.each(['trade', 'nonsense', '__proto__'])('ignores the unknown store code %s', (storeCode) => {
  const found = resolveStore(stores, { host: 'localhost', path: '/de/x', storeCode })
  expect([found.view.code, found.unknownStoreCode]).toEqual(['de', true])
})

it('accepts an index only on the hosts of its website', () => {
  const consumer = websiteOfHost(stores, 'localhost')
  const trade = websiteOfHost(stores, 'api.trade.localhost')
  expect(findViewOfIndex(stores, consumer, 'catalog_de')?.code).toBe('de')
  expect(findViewOfIndex(stores, consumer, 'catalog_trade')).toBeNull()
  expect(findViewOfIndex(stores, trade, 'catalog_trade_eu')?.code).toBe('trade_eu')
})

const segment = fc.stringMatching(/^[a-z0-9.äß_-]{1,8}$/)
const anyPath = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom('', '/', '?a=1', '#x'))
  .map(([segments, end]) => `/${segments.join('/')}${segments.length > 0 || end !== '/' ? end : ''}`)
const websiteAndView = fc.constantFrom(
  ...stores.websites.flatMap((site) => viewsOf(stores, site).map((own) => [site, own] as const)),
)

it('parses a built path back to the same store view and path', () => {
  fc.assert(
    fc.property(websiteAndView, anyPath, ([site, own], path) => {
      const first = path.split(/[/?#]/)[1]
      fc.pre(own.prefix !== '' || !viewsOf(stores, site).some(({ prefix }) => prefix === `/${first}`))
      expect(parseStorePath(stores, site, storePath(own, path))).toEqual({ view: own, path })
    }),
  )
})

it('never builds a path that leaves the host', () => {
  fc.assert(
    fc.property(websiteAndView, fc.string(), ([, own], path) => {
      expect(storePath(own, path)).toMatch(/^\/(?![/\\])/)
    }),
    { examples: [[stores.websites.map((site) => [site, stores.views[0]!] as const)[0]!, '//evil.example']] },
  )
})

it('adds the store code to a route name exactly when the path has the prefix', () => {
  fc.assert(
    fc.property(websiteAndView, fc.constantFrom('home', 'category', 'simple-product'), ([site, own], name) => {
      const full = storeRouteName(own, name)
      expect(full === name).toBe(own.prefix === '')
      expect(parseRouteName(stores, site, full)).toEqual({ view: own, name })
    }),
  )
})
