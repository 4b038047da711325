import { expect, it } from 'vitest'
import { emptyCart } from './empty-all.tsx'

function cartWith(clear: () => Promise<void>) {
  const calls: string[] = []
  const cart = {
    async clear() {
      calls.push('clear')
      await clear()
    },
    async reset() {
      calls.push('reset')
    },
  }
  return { cart, calls }
}

const log = { warn: () => undefined, error: () => undefined }

it('clears the cart on the server', async () => {
  const { cart, calls } = cartWith(async () => undefined)
  await emptyCart({ log }, cart)
  expect(calls).toEqual(['clear'])
})

it('resets the cart where the clear endpoint is not configured', async () => {
  const { cart, calls } = cartWith(() => Promise.reject(new Error('not configured')))
  await emptyCart({ log }, cart)
  expect(calls).toEqual(['clear', 'reset'])
})
