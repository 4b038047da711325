import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetAddition, readAdditions, saveAddition } from './saved-additions.ts'

const card = { sku: 'a' } as never

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('keeps additions of a store view until they are made', () => {
  const first = saveAddition('de', { productCard: card })
  const second = saveAddition('de', { productCard: card })
  saveAddition('it', { productCard: card })
  forgetAddition('de', first)
  expect(readAdditions('de')).toEqual([{ id: second, productCard: card }])
  forgetAddition('de', second)
  expect(localStorage.getItem('cart-additions-de')).toBeNull()
  expect(readAdditions('it')).toHaveLength(1)
})

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(saveAddition('de', { productCard: card })).toEqual(expect.any(String))
  expect(readAdditions('de')).toEqual([])
})
