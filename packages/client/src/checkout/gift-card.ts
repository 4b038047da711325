import type { Caller } from '../caller.ts'
import type { Cart } from '../cart/cart.ts'
import type { Engine } from '../engine.ts'
import { type Outcome, refusalText } from '../outcome.ts'

type GiftCardContext = {
  engine: Pick<Engine, 'credentials'>
  caller: Caller
  cart: Pick<Cart, 'serverCart' | 'applyTotals' | 'withSyncLock'>
}

/**
 * null: the card was applied and the totals are updated. Otherwise the reason why not; '' if the server did not answer.
 */
export function applyGiftCard(context: GiftCardContext, code: string): Promise<string | null> {
  return context.cart.withSyncLock(() => change('giftCardApply', context, { giftCardCode: code }))
}

/** Applies a card that the customer has saved in the account, without its code. */
export function applySavedGiftCard(context: GiftCardContext, claimId: number): Promise<string | null> {
  return context.cart.withSyncLock(() => change('giftCardApply', context, { claimId }))
}

export function removeGiftCard(context: GiftCardContext, code: string): Promise<string | null> {
  return context.cart.withSyncLock(() => change('giftCardRemove', context, { giftCardCode: code }))
}

async function change(
  call: 'giftCardApply' | 'giftCardRemove',
  { engine, caller, cart }: GiftCardContext,
  card: { giftCardCode: string } | { claimId: number },
): Promise<string | null> {
  const address = cart.serverCart()
  if (!address) return ''
  const isGuest = address.owner === 'guest'
  const token = isGuest ? null : engine.credentials.get().token
  const outcome: Outcome<unknown> = await caller.call(call, {
    body: { token, quoteId: address.cartId, ...card },
  })
  if (!outcome.ok) return outcome.reason === 'refused' ? refusalText(outcome) : ''
  const totals = await caller.call('cartTotals', { query: { cartId: address.cartId }, ...(isGuest && { token: null }) })
  if (totals.ok) await cart.applyTotals(totals.result)
  return null
}
