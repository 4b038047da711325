import type { Engine } from '../engine.ts'
import { refusalText } from '../outcome.ts'
import type { Cart } from './cart.ts'
import type { CartRef } from './cart-calls.ts'

/** value: the option's value, as the cart sends it. problem: the server's text; '' if it did not answer. */
export type UploadedFile = { ok: true; value: string; name: string } | { ok: false; problem: string }

/** Uploads the file of an option. The server keeps it with the cart, which is created if there is none. */
export async function uploadOptionFile(
  engine: Uploader,
  cart: UploadingCart,
  { sku, optionId, name, body }: { sku: string; optionId: number; name: string; body: Uint8Array },
): Promise<UploadedFile> {
  const address = cart.serverCart() ?? (await obtainCart(engine, cart))
  if (!address) return { ok: false, problem: '' }
  const outcome = await engine.caller.call('cartUpload', {
    query: { cartId: address.cartId },
    ...(address.owner === 'guest' && { token: null }),
    body: { sku, option_id: String(optionId), name, data: toBase64(body) },
  })
  if (outcome.ok) return { ok: true, value: outcome.result.option_value, name: outcome.result.name }
  return { ok: false, problem: outcome.reason === 'refused' ? refusalText(outcome) : '' }
}

type Uploader = Pick<Engine, 'caller' | 'credentials'>
type UploadingCart = Pick<Cart, 'serverCart' | 'withSyncLock' | 'adopt'>

/** null: the server did not answer. */
function obtainCart({ caller, credentials }: Uploader, cart: UploadingCart): Promise<CartRef | null> {
  return cart.withSyncLock(async () => {
    const created = cart.serverCart()
    if (created) return created
    const owner = credentials.get().token ? 'customer' : 'guest'
    const outcome = await caller.call('cartCreate', owner === 'guest' ? { token: null } : {})
    if (outcome.ok) await cart.adopt({ owner, cartId: outcome.result })
    return cart.serverCart()
  })
}

/**
 * The file is converted in pieces, because a call with millions of arguments fails. A multiple of 3, so that the base64
 * texts can be joined.
 */
const pieceLength = 3 * 8192

function toBase64(body: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < body.length; at += pieceLength)
    pieces.push(btoa(String.fromCharCode(...body.subarray(at, at + pieceLength))))
  return pieces.join('')
}
