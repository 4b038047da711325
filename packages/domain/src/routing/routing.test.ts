import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categoryRoute, pageRoute, productRoute } from './mapped-route.ts'
import { normalisePath, urlPathOf } from './normalise-path.ts'
import { categoryPath, pagePath, productPath } from './paths.ts'

const view = { settings: { urlDispatcher: true } }
const plain = { settings: { urlDispatcher: false } }
const oak = { parentSku: 'CLK-OAK', slug: 'oak-clock', urlPath: 'uhren/oak-clock' }

it.each([
  ['clocks/oak/', '/clocks/oak'],
  ['/clocks/oak/?page=2', '/clocks/oak'],
  ['//elsewhere.example/x#y', '/elsewhere.example/x'],
  ['', '/'],
  ['/?order=offline', '/'],
])('normalises %s to %s', (given, path) => {
  expect(normalisePath(given)).toBe(path)
  expect(urlPathOf(given)).toBe(path.slice(1))
})

it('returns a normalised path unchanged', () => {
  const anyPath = fc.string({ unit: fc.constantFrom('/', '\\', '?', '#', 'a', '.') })
  fc.assert(fc.property(anyPath, (path) => normalisePath(normalisePath(path)) === normalisePath(path)))
})

it('uses the url_path when URL dispatching is on, else SKU and slug', () => {
  expect(productPath(view, oak)).toBe('/uhren/oak-clock')
  expect(productPath(view, { ...oak, childSku: 'CLK OAK/30' })).toBe('/uhren/oak-clock?childSku=CLK%20OAK%2F30')
  expect(productPath(view, { ...oak, childSku: 'CLK-OAK' })).toBe('/uhren/oak-clock')
  expect(productPath(plain, { ...oak, childSku: 'CLK-OAK-30' })).toBe('/p/CLK-OAK/oak-clock/CLK-OAK-30')
  expect(productPath(view, { ...oak, urlPath: '' })).toBe('/p/CLK-OAK/oak-clock')
  expect(categoryPath(view, { slug: 'uhren', urlPath: 'uhren/große uhren' })).toBe('/uhren/gro%C3%9Fe%20uhren')
  expect(categoryPath(plain, { slug: 'clocks', urlPath: 'clocks' })).toBe('/c/clocks')
  expect(pagePath('//elsewhere')).toBe('/elsewhere')
})

it('maps a document to its route name and params', () => {
  const product = { id: 1, sku: 'A', typeId: 'configurable', slug: 'a' }
  expect(productRoute(product)).toMatchObject({
    name: 'configurable-product',
    params: { slug: 'a', parentSku: 'A', childSku: 'A' },
  })
  expect(productRoute(product, 'A-1').params).toEqual({ slug: 'a', parentSku: 'A', childSku: 'A-1' })
  expect(productRoute({ ...product, typeId: 'subscription' }).name).toBe('product')
  expect(productRoute({ ...product, typeId: 'amgiftcard' })).toMatchObject({
    name: 'amgiftcard-product',
    isGiftCard: true,
  })
  expect(productRoute(product)).not.toHaveProperty('isGiftCard')
  expect(categoryRoute({ id: 2, slug: 'c' })).toMatchObject({ name: 'category', params: { slug: 'c' } })
  expect(pageRoute({ id: 3, identifier: 'about' })).toMatchObject({ name: 'cms-page', params: { slug: 'about' } })
})
