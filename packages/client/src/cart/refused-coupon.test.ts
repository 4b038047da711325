import { expect, it } from 'vitest'
import { cartShop, purchase } from './testing/cart-shop.ts'

it.each(['bot_challenge_required', 'too_many_codes'] as const)(
  'discards a coupon refused with %s, so that later changes are sent',
  async (error) => {
    const shop = cartShop()
    const { cart } = shop.open()
    await cart.start()
    await cart.add(purchase('A'))
    shop.failures.set('coupon GUESS', [{ code: 429, result: 'Please wait', error }])
    await cart.applyCoupon('GUESS')
    await cart.add(purchase('later'))
    await shop.settle()
    expect(cart.get().coupon).toEqual({ code: null, pending: false, message: { text: 'Please wait' } })
    expect([...shop.carts.values()].flat()).toContainEqual(expect.objectContaining({ sku: 'later' }))
  },
)

it.each([
  [404, 'coupon_incorrect'],
  [501, 'something_went_wrong'],
])('shows its own text when the server refuses a coupon with %i and no text', async (code, key) => {
  const shop = cartShop()
  const { cart } = shop.open()
  await cart.start()
  await cart.add(purchase('A'))
  shop.failures.set('coupon GUESS', [{ code, result: null }])
  await cart.applyCoupon('GUESS')
  await shop.settle()
  expect(cart.get().coupon).toEqual({ code: null, pending: false, message: { key } })
})
