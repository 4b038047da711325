import { fillMessage, type ResultOf } from '@mantel/contract'
import { findCustomerByToken, type GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import type { Limits } from '../platform/limits/index.ts'
import type { CartChangeRefusal } from './cart-lines.repository.ts'
import { createCart } from './create-cart.ts'
import { listLines } from './list-lines.ts'
import type { OptionFiles } from './option-files.ts'
import type { ProductLookup } from './product-lookup.ts'
import { emptyCart, removeCartLine } from './remove-line.ts'
import { type CartAccess, resolveCartAccess } from './resolve-cart-access.ts'
import { parseItemId, type SentItem, updateLine } from './update-line.ts'
import { toWireLine, type WireCartLine } from './wire-line.ts'

type LineCalls =
  | 'cartUpload'
  | 'cartCreate'
  | 'cartPull'
  | 'cartUpdate'
  | 'cartUpdateCart'
  | 'cartDelete'
  | 'cartReset'
  | 'cartClear'

export function cartHandlers({
  productLookup,
  groupTokens,
  limits,
  optionFiles,
}: {
  productLookup: ProductLookup
  groupTokens: GroupTokens
  limits: Limits
  optionFiles: OptionFiles
}): Pick<Handlers, LineCalls> {
  const resolveAccess = (call: Call<Exclude<LineCalls, 'cartCreate'>>, cartId: string) =>
    resolveCartAccess(groupTokens, call, cartId)

  async function update(
    call: Call<'cartUpdate' | 'cartUpdateCart'>,
    access: CartAccess,
    item: SentItem,
  ): Promise<{ ok: true; item: WireCartLine } | CartChangeRefusal> {
    const { ctx, query } = call
    const result = await updateLine(ctx, productLookup, access.cartRef, item, access)
    if (!result.ok) return result
    const [first, ...others] = result.lines.map((line) => toWireLine(line, ctx.view, query.cartId))
    const grouped = others.length > 0 ? { grouped_items: [first!, ...others] } : {}
    return { ok: true, item: { ...first!, extension_attributes: { ...first!.extension_attributes, ...grouped } } }
  }

  return {
    async cartCreate({ ctx }) {
      const signedIn = ctx.token === null ? null : await findCustomerByToken(ctx, ctx.token)
      if (signedIn && !signedIn.ok) return signedIn
      const refusal = signedIn ? null : await limits.take(ctx, 'carts', ctx.caller.address)
      if (refusal) return refusal
      return ok(await createCart(ctx, signedIn?.customer.id ?? null))
    },

    async cartPull(call) {
      const access = await resolveAccess(call, call.query.cartId)
      if (!access.ok) return access
      const result = await listLines(call.ctx, productLookup, access.cartRef, access)
      if (!result.ok) return result
      return ok(result.lines.map((line) => toWireLine(line, call.ctx.view, call.query.cartId)))
    },

    async cartUpdate(call) {
      const access = await resolveAccess(call, call.query.cartId)
      if (!access.ok) return access
      const result = await update(call, access, call.body.cartItem)
      return result.ok ? ok(result.item) : result
    },

    async cartUpdateCart(call) {
      const access = await resolveAccess(call, call.query.cartId)
      if (!access.ok) return access
      const { language } = call.ctx.view
      const results: ResultOf<'cartUpdateCart'> = []
      let firstRefusal: CartChangeRefusal | null = null
      let hasSuccess = false
      for (const item of call.body.cartItems) {
        const result: { ok: true; item: WireCartLine } | CartChangeRefusal =
          'unreadable' in item ? { ok: false, code: item.unreadable, params: {} } : await update(call, access, item)
        if (result.ok) {
          hasSuccess = true
          results.push(result.item)
          continue
        }
        if (result.code === 'cart_unknown') return result
        firstRefusal ??= result
        results.push({ sku: item.sku, error: fillMessage(result.code, language, result.params) })
      }
      return firstRefusal && !hasSuccess ? firstRefusal : ok(results)
    },

    async cartUpload(call) {
      const { ctx, query, body } = call
      const access = await resolveAccess(call, query.cartId)
      if (!access.ok) return access
      const refusal = await limits.take(ctx, 'uploads', ctx.caller.address)
      if (refusal) return refusal
      const { sku, option_id: optionId, name, data } = body
      const stored = await optionFiles.upload(ctx, productLookup, access.cartRef, { sku, optionId, name, data })
      return stored.ok ? ok({ option_value: stored.optionValue, name: stored.name, size: stored.size }) : stored
    },

    async cartDelete(call) {
      const access = await resolveAccess(call, call.query.cartId)
      if (!access.ok) return access
      const done = await removeCartLine(call.ctx, access.cartRef, parseItemId(call.body.cartItem.item_id))
      return done.ok ? ok(true) : done
    },

    async cartReset(call) {
      const access = await resolveAccess(call, call.body.cartId)
      if (!access.ok) return access
      const done = await emptyCart(call.ctx, access.cartRef, null)
      return done.ok ? ok(true) : done
    },

    async cartClear(call) {
      const access = await resolveAccess(call, call.query.cartId)
      if (!access.ok) return access
      const done = await emptyCart(call.ctx, access.cartRef, call.query.mutation_id ?? null)
      return done.ok ? ok(true) : done
    },
  }
}
