import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { holdsSecret, maskPath, matchRoute } from './match-route.ts'
import { type RouteRow, routeTable } from './route-table.ts'

const rows: readonly RouteRow[] = routeTable
const firstOf = (path: string) => rows.find((row) => row.path === path)
const routes = rows.filter((row) => firstOf(row.path) === row).map(({ name, path }) => ({ id: name, path }))

it('uses each route name once', () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

it.each([
  ['/', 'home'],
  ['/pwa.html', 'home-alias'],
  ['/my-account/orders', 'my-orders'],
  ['/my-account/orders/000012', 'my-order'],
  ['/order-tracking', 'order-tracking'],
  ['/blog', 'blog'],
  ['/blog/category/search', 'search'],
  ['/blog/category/makers', 'blog-category'],
  ['/blog/a-clock-for-every-wall', 'blog-post'],
  ['/blog/too/deep', 'page-not-found'],
  ['/search', 'product-search'],
  ['/cart/', 'cart'],
  ['/Cart', 'cart'],
  ['/p/CLK-1/oak-clock', 'simple-product'],
  ['/p/CLK-1/oak-clock/CLK-1-S', 'configurable-product'],
  ['/c/clocks', 'category'],
  ['/c', 'cms-page'],
  ['/clocks', 'cms-page'],
  ['/clocks/wall/oak-clock', 'page-not-found'],
  ['/create-password/token/t/email/a%40b.test', 'create-password'],
  ['/auth/callback/google', 'social-log-in-pop-up'],
  ['/style-guide-am', 'style-guide'],
  ['/pwaXhtml', 'cms-page'],
])('matches %s to %s on the server and in the router', (path, name) => {
  expect(matchRoute(path).name).toBe(name)
  expect(matchRoutes(routes, path)?.at(-1)?.route.id).toBe(name)
})

it.each([
  ['/create-password/token/Secret/email/a@b.test', '/create-password/token/[redacted]/email/a@b.test'],
  ['/de/confirm-email/token/Secret', '/de/confirm-email/token/[redacted]'],
  ['/it/newsletter/leave/Secret', '/it/newsletter/leave/[redacted]'],
  ['/preview/Secret', '/preview/[redacted]'],
  ['/p/CLK-1/oak-clock', '/p/CLK-1/oak-clock'],
])('masks the path %s in logs', (path, masked) => {
  expect(maskPath(path)).toBe(masked)
})

it.each([
  ['/create-password/token/t/email/a@b.test', true],
  ['/newsletter/leave/t', true],
  ['/success?key=k', true],
  ['/Success/?key=k', true],
  ['/payment-error?cancelled=1&key=k', true],
  ['/order-tracking?key=k', true],
  ['/wishlist?shared=k', true],
  ['/auth/callback/google?code=c&state=s', true],
  ['/success', false],
  ['/wishlist', false],
  ['/payment-error?cancelled=1', false],
  ['/clocks?key=49&page=2', false],
  ['/', false],
])('decides for %s whether the address holds a secret: %s', (address, isSecret) => {
  for (const prefix of ['', '/de'])
    expect(holdsSecret(prefix, new URL(`${prefix}${address}`, 'https://shop.example'))).toBe(isSecret)
})

/** A new parameter is either harmless, and listed here, or has a name that ends in "key" or "token". */
const harmlessParameters = ['childSku', 'email', 'orderId', 'parentSku', 'provider', 'slug', 'step']

it('classifies every path parameter as secret or harmless', () => {
  const names = rows.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name))
  expect(names.filter((name) => !/(key|token)$/i.test(name) && !harmlessParameters.includes(name))).toEqual([])
})

it('has a route file with loader and clientLoader for every row', () => {
  for (const { screen } of rows) {
    const file = join(import.meta.dirname, 'routes', `${screen}.tsx`)
    expect(existsSync(file), screen).toBe(true)
    const source = readFileSync(file, 'utf8')
    // Without a clientLoader the browser would request the loader's data from the server and fail offline.
    expect(source, screen).toMatch(/^export const loader = /m)
    expect(source, screen).toMatch(/^export const clientLoader = /m)
  }
})
