import { expect, it } from 'vitest'
import { type RouteRow, routeTable } from '../app/route-table.ts'
import { findShellPath, isCacheable, offlinePageFor, planRequest, type RequestPlan, shellPaths } from './plan.ts'

const origin = 'https://shop.example'
const plan = (path: string, { mode = 'navigate', method = 'GET', headers = {} } = {}) =>
  planRequest(
    { method, url: new URL(path, origin).href, mode: mode as RequestMode, headers: new Headers(headers) },
    origin,
  )

it.each<[string, object, RequestPlan]>([
  ['/', {}, 'kept-page'],
  ['/de/uhren?color=3', {}, 'kept-page'],
  ['/clocks?token=abc', {}, 'page'],
  ['/api/docs', {}, 'page'],
  ['/img/1200/1200/fit/o/oak.jpg', {}, 'page'],
  ['/clocks', { method: 'POST' }, 'leave'],
  ['/assets/app-1a2b.js', { mode: 'cors' }, 'asset'],
  ['/assets/app-1a2b.js', { mode: 'cors', headers: { range: 'bytes=0-1' } }, 'leave'],
  ['/img/300/300/fit/o/oak.jpg', { mode: 'no-cors' }, 'picture'],
  ['/img/300/300/fit/o/oak.jpg', { mode: 'cors', headers: { authorization: 'Bearer x' } }, 'leave'],
  ['/api/catalog/x/product/_search', { mode: 'cors' }, 'leave'],
  ['/clocks.data', { mode: 'cors' }, 'leave'],
  ['/manifest.webmanifest', { mode: 'cors' }, 'leave'],
  ['https://api.shop.example/img/1/1/fit/o/oak.jpg', { mode: 'no-cors' }, 'leave'],
  ['https://api.shop.example/', {}, 'leave'],
])('handles %s %j as %s', (path, how, expected) => {
  expect(plan(path, how)).toBe(expected)
})

it('caches no personal page below any prefix', () => {
  const rows: readonly RouteRow[] = routeTable
  const own = rows.filter(
    ({ page, path }) => page === 'my-account' || page === 'checkout' || /token|auth|preview/.test(path),
  )
  expect(own.length).toBeGreaterThan(8)
  for (const { path } of own)
    for (const prefix of ['', '/de']) {
      const address = `${prefix}${path.replace(/:\w+/g, 'x')}`
      expect(plan(address), address).toBe('page')
      expect(plan(`${address}/`.toUpperCase()), address).toBe('page')
    }
  expect(plan('/checkout-counter-clock')).toBe('kept-page')
})

const reply = (kind: string, { status = 200, headers = {} } = {}) =>
  new Response('', { status, headers: { 'content-type': kind, ...headers } })
const html = 'text/html; charset=utf-8'

it('caches only complete, cacheable replies of the expected type', () => {
  expect(isCacheable(reply(html, { headers: { 'cache-control': 'no-cache' } }), 'kept-page')).toBe(true)
  expect(isCacheable(reply('image/avif'), 'picture')).toBe(true)
  expect(isCacheable(reply('text/javascript'), 'asset')).toBe(true)
  const never: [Response, RequestPlan][] = [
    [reply(html, { status: 404 }), 'kept-page'],
    [reply(html, { status: 503 }), 'kept-page'],
    [reply(html, { headers: { 'cache-control': 'no-store' } }), 'kept-page'],
    [reply(html, { headers: { 'cache-control': 'private, max-age=60' } }), 'kept-page'],
    [Object.defineProperty(reply(html), 'redirected', { value: true }), 'kept-page'],
    [Object.defineProperty(reply('image/png'), 'type', { value: 'opaque' }), 'picture'],
    [reply('application/json'), 'kept-page'],
    [reply(html), 'page'],
    [reply(html), 'asset'],
    [reply(html), 'picture'],
  ]
  for (const [bad, how] of never) expect(isCacheable(bad, how), `${how} ${bad.status} ${bad.type}`).toBe(false)
})

it('chooses the offline page of the store view', () => {
  const prefixes = ['', '/de', '/it']
  const of = (path: string) => offlinePageFor(`${origin}${path}`, prefixes)
  expect(of('/clocks')).toBe('/offline.html')
  expect(of('/de')).toBe('/de/offline.html')
  expect(of('/it/orologi?x=1')).toBe('/it/offline.html')
  expect(of('/design')).toBe('/offline.html')
})

it('has an app shell for cart, checkout and thank-you page of each store view only', () => {
  const prefixes = ['', '/de']
  const of = (path: string) => findShellPath(`${origin}${path}`, prefixes)
  expect(shellPaths('/de')).toEqual(['/de/cart', '/de/checkout', '/de/success'])
  expect(of('/checkout')).toBe('/checkout')
  expect(of('/de/checkout/?step=2#pay')).toBe('/de/checkout')
  expect(of('/Success?key=secret')).toBe('/success')
  for (const path of ['/it/checkout', '/checkout/more', '/payment-error', '/my-account', '/my-account/success', '/'])
    expect(of(path), path).toBeNull()
})
