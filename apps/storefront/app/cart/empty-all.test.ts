import { expect, it } from 'vitest'
import { emptyCart } from './empty-all.tsx'

function cartWith(clear: () => Promise<void>, cartId: string | null = 'g1') {
  const calls: string[] = []
  const cart = {
    serverCart: () => (cartId === null ? null : { owner: 'guest' as const, cartId }),
    async clear({ onServer }: { onServer: boolean }) {
      calls.push(onServer ? 'clear' : 'clear locally')
      if (onServer) await clear()
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

it('empties the cart only in the browser if the server does not have it yet', async () => {
  const { cart, calls } = cartWith(() => Promise.reject(new Error('not configured')), null)
  await emptyCart({ log }, cart)
  expect(calls).toEqual(['clear', 'clear locally'])
})
