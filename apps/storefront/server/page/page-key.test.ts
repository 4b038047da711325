import type { StoreView } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { matchRoute } from '../../app/match-route.ts'
import { createPageKey } from './page-key.ts'

const view = {
  code: 'de',
  website: 'mantel',
  prefix: '/de',
  catalog: { defaultFilters: ['price', 'color', 'size'] },
} as StoreView

const key = (path: string, search = '') => createPageKey(view, matchRoute(path), `/de${path}`, search)

it('builds a key from website, store view, path and known query parameters', () => {
  expect(key('/clocks', '?color=2&utm_source=x&sort=a:b').text).toBe('mantel de /de/clocks?color=2&sort=a%3Ab')
  expect(key('/clocks/').text).toBe(key('/clocks').text)
  expect(createPageKey({ ...view, code: 'default', prefix: '' }, matchRoute('/clocks'), '/clocks', '').text).not.toBe(
    key('/clocks').text,
  )
})

it('sorts query parameters and drops unknown and empty ones', () => {
  const forms = ['?color=2&color=1&size=3', '?size=3&gclid=1&color=1&color=2&color=2', '?size=3&color=1&color=2&sort=']
  expect(new Set(forms.map((search) => key('/clocks', search).text)).size).toBe(1)
  expect(key('/clocks', forms[0]).search).toBe('?color=1&color=2&size=3')
  expect(key('/cart', '?color=1').search).toBe('')
})

it.each([
  ['/', '', true],
  ['/clocks', '?color=1&price=0-50&sort=final_price:asc&page=2', true],
  ['/clocks', '?color=1&color=2&price=0-50', false],
  ['/clocks', `?color=${'9'.repeat(400)}`, false],
  ['/search', '?q=oak', false],
  ['/my-account/orders/17', '', false],
  ['/create-password/token/secret/email/a@example.test', '', false],
])('decides for %s%s whether to cache: %s', (path, search, isKept) => {
  expect(key(path, search).isCacheable).toBe(isKept)
})
