import { expect, it } from 'vitest'
import { variantFor } from './negotiate.ts'

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'best'],
  ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
  ['image/avif;q=0, IMAGE/WEBP', 'webp'],
  ['image/webp;q=0.0', 'plain'],
  ['image/avif,image/webp;q=0', 'plain'],
  ['image/*', 'plain'],
  ['*/*', 'plain'],
  ['text/html;image/webp', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
])('answers Accept: %s with %s', (accept, variant) => {
  expect(variantFor(accept)).toBe(variant)
})
