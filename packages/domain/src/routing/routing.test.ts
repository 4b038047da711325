import fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryLink, pageLink, productLink } from './links.ts'
import { categoryRoute, pageRoute, productRoute } from './mapped-route.ts'
import { normalisePath, urlPathOf } from './normalise-path.ts'

const view = { prefix: '/de', settings: { urlDispatcher: true } }
const plain = { prefix: '', settings: { urlDispatcher: false } }
const oak = { parentSku: 'CLK-OAK', slug: 'oak-clock', urlPath: 'uhren/oak-clock' }

test.each([
  ['clocks/oak/', '/clocks/oak'],
  ['/clocks/oak/?page=2', '/clocks/oak'],
  ['//elsewhere.example/x#y', '/elsewhere.example/x'],
  ['', '/'],
  ['/?order=offline', '/'],
])('%s is the path %s', (given, path) => {
  expect(normalisePath(given)).toBe(path)
  expect(urlPathOf(given)).toBe(path.slice(1))
})

test('normalising twice changes nothing', () => {
  const anyPath = fc.string({ unit: fc.constantFrom('/', '\\', '?', '#', 'a', '.') })
  fc.assert(fc.property(anyPath, (path) => normalisePath(normalisePath(path)) === normalisePath(path)))
})

test('links are the url path where dispatching is on, else by sku and slug', () => {
  expect(productLink(view, oak)).toBe('/de/uhren/oak-clock')
  expect(productLink(view, { ...oak, childSku: 'CLK OAK/30' })).toBe('/de/uhren/oak-clock?childSku=CLK%20OAK%2F30')
  expect(productLink(view, { ...oak, childSku: 'CLK-OAK' })).toBe('/de/uhren/oak-clock')
  expect(productLink(plain, { ...oak, childSku: 'CLK-OAK-30' })).toBe('/p/CLK-OAK/oak-clock/CLK-OAK-30')
  expect(productLink(view, { ...oak, urlPath: '' })).toBe('/de/p/CLK-OAK/oak-clock')
  expect(categoryLink(view, { slug: 'uhren', urlPath: 'uhren/große uhren' })).toBe('/de/uhren/gro%C3%9Fe%20uhren')
  expect(categoryLink(plain, { slug: 'clocks', urlPath: 'clocks' })).toBe('/c/clocks')
  expect(pageLink(view, 'about')).toBe('/de/about')
})

test('a mapped path names its route and what the route needs', () => {
  const product = { id: 1, sku: 'A', typeId: 'configurable', slug: 'a' }
  expect(productRoute(product)).toMatchObject({
    name: 'configurable-product',
    params: { slug: 'a', parentSku: 'A', childSku: 'A' },
  })
  expect(productRoute(product, 'A-1').params).toEqual({ slug: 'a', parentSku: 'A', childSku: 'A-1' })
  expect(productRoute({ ...product, typeId: 'subscription' }).name).toBe('product')
  expect(categoryRoute({ id: 2, slug: 'c' })).toMatchObject({ name: 'category', params: { slug: 'c' } })
  expect(pageRoute({ id: 3, identifier: 'about' })).toMatchObject({ name: 'cms-page', params: { slug: 'about' } })
})
