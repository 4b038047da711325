import type { Caller } from '../caller.ts'
import type { Cart } from '../cart/cart.ts'
import type { Engine } from '../engine.ts'
import type { Outcome } from '../outcome.ts'

type Asked = { engine: Pick<Engine, 'credentials'>; caller: Caller; cart: Pick<Cart, 'address' | 'takeTotals'> }

/** null: it counts, and the totals say so. Else why not; '' where nobody could be asked. */
export function applyGiftCard(asked: Asked, code: string): Promise<string | null> {
  return change('giftCardApply', asked, code)
}

export function removeGiftCard(asked: Asked, code: string): Promise<string | null> {
  return change('giftCardRemove', asked, code)
}

async function change(
  call: 'giftCardApply' | 'giftCardRemove',
  { engine, caller, cart }: Asked,
  giftCardCode: string,
): Promise<string | null> {
  const address = cart.address()
  if (!address) return ''
  const isGuest = address.owner === 'guest'
  const token = isGuest ? null : engine.credentials.get().token
  const outcome: Outcome<unknown> = await caller.call(call, {
    body: { token, quoteId: address.cartId, giftCardCode },
  })
  if (!outcome.ok) return outcome.reason === 'refused' ? refusalText(outcome.result) : ''
  const totals = await caller.call('cartTotals', { query: { cartId: address.cartId }, ...(isGuest && { token: null }) })
  if (totals.ok) await cart.takeTotals(totals.result)
  return null
}

function refusalText(result: unknown): string {
  if (typeof result === 'string') return result
  const { errorMessage } = (result ?? {}) as { errorMessage?: unknown }
  return typeof errorMessage === 'string' ? errorMessage : ''
}
