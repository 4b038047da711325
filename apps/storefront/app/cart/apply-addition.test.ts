import type { AddOutcome, ProductCard } from '@mantel/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applySavedAdditions } from './apply-addition.ts'

let stored: Record<string, string>

beforeEach(() => {
  stored = {}
  const storage = Object.create({
    getItem: (key: string) => stored[key] ?? null,
    removeItem: (key: string) => void delete stored[key],
  })
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, { ownKeys: () => Object.keys(stored), getOwnPropertyDescriptor: describe }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const describe = () => ({ enumerable: true, configurable: true })
const card = (sku: string, savedAt = Date.now()) =>
  JSON.stringify({ savedAt, addition: { productCard: { sku, inStock: true } as ProductCard } })

function recordingCart() {
  const added: [string, string | undefined][] = []
  const cart = {
    edit: () => null,
    replace: () => Promise.reject(new Error('no line')),
    async add(purchases: unknown, key?: string) {
      added.push([(purchases as { sku: string }).sku, key])
      return { added: 1, blocking: [], warnings: [], stockChecked: Promise.resolve() } satisfies AddOutcome
    },
  }
  return { cart, added }
}

it('applies and deletes the additions that earlier pages of the store view saved', async () => {
  stored['cart-addition-de-1.5-1'] = card('a')
  stored['cart-addition-it-1.5-1'] = card('b')
  stored[`cart-addition-de-${performance.timeOrigin}-1`] = card('own')
  const { cart, added } = recordingCart()
  await applySavedAdditions(cart, 'de')
  expect(added).toEqual([['a', 'cart-addition-de-1.5-1']])
  expect(Object.keys(stored)).toEqual(['cart-addition-it-1.5-1', `cart-addition-de-${performance.timeOrigin}-1`])
})

it('deletes a damaged addition, and does nothing without storage', async () => {
  stored['cart-addition-de-1.5-1'] = '{'
  const { cart, added } = recordingCart()
  await applySavedAdditions(cart, 'de')
  expect([added, stored]).toEqual([[], {}])
  vi.stubGlobal('localStorage', undefined)
  await applySavedAdditions(cart, 'de')
})

it('deletes additions that cannot be applied and applies the others', async () => {
  stored['cart-addition-de-1.5-1'] = JSON.stringify({ savedAt: Date.now(), addition: {} })
  stored['cart-addition-de-1.5-2'] = JSON.stringify({ productCard: { sku: 'of an earlier build' } })
  stored['cart-addition-de-1.5-3'] = card('a')
  const { cart, added } = recordingCart()
  await applySavedAdditions(cart, 'de')
  expect(added).toEqual([['a', 'cart-addition-de-1.5-3']])
  expect(stored).toEqual({})
})

it('deletes an addition after an hour', async () => {
  stored['cart-addition-de-1.5-1'] = card('a', Date.now() - 3_600_000)
  stored['cart-addition-de-1.5-2'] = card('b', Date.now() - 3_500_000)
  const { cart, added } = recordingCart()
  await applySavedAdditions(cart, 'de')
  expect(added).toEqual([['b', 'cart-addition-de-1.5-2']])
  expect(stored).toEqual({})
})
