import { expect, it } from 'vitest'
import { createPathMask } from './path-mask.ts'

const maskPath = createPathMask([
  '/api/order/:orderKey',
  '/newsletter/:step/:token',
  '/reset/token/:token/id/:cardKey',
  '/user/:id',
])

it.each([
  ['/api/order/7-Secret', '/api/order/[redacted]'],
  ['/API/Order/7-Secret', '/API/Order/[redacted]'],
  ['/api/order/7-Secret/', '/api/order/[redacted]/'],
  ['/api/order/7-Secret/more', '/api/order/[redacted]/more'],
  ['/api//order//7-Secret', '/api//order//[redacted]'],
  ['/de/newsletter/confirm/Secret', '/de/newsletter/confirm/[redacted]'],
  ['/reset/token/Secret/id/Secret', '/reset/token/[redacted]/id/[redacted]'],
  ['/user/7', '/user/7'],
  ['/newsletter', '/newsletter'],
])('masks %s as %s', (path, masked) => {
  expect(maskPath(path)).toBe(masked)
})

it('changes nothing without secret parameters', () => {
  expect(createPathMask(['/user/:id'])('/user/7')).toBe('/user/7')
})
