import { fillMessage, type ResultOf } from '@mantel/contract'
import { customerOfToken, type GroupTokens } from '../customer/index.ts'
import { type Call, type Handlers, ok } from '../platform/http/index.ts'
import type { AnyRefusal } from './cart-lines.repository.ts'
import { createCart } from './create-cart.ts'
import { listLines } from './list-lines.ts'
import { emptyCart, removeCartLine } from './remove-line.ts'
import type { Shelf } from './shelf.ts'
import { idOf, type SentItem, updateLine } from './update-line.ts'
import { type Asked, whoAsks } from './who-asks.ts'
import { type ServerItem, wireLine } from './wire-line.ts'

type LineCalls = 'cartCreate' | 'cartPull' | 'cartUpdate' | 'cartUpdateCart' | 'cartDelete' | 'cartReset' | 'cartClear'

export function cartHandlers({
  shelf,
  groupTokens,
}: {
  shelf: Shelf
  groupTokens: GroupTokens
}): Pick<Handlers, LineCalls> {
  const ask = (call: Call<Exclude<LineCalls, 'cartCreate'>>, cartId: string) => whoAsks(groupTokens, call, cartId)

  async function update(
    call: Call<'cartUpdate' | 'cartUpdateCart'>,
    asked: Asked,
    item: SentItem,
  ): Promise<{ ok: true; item: ServerItem } | AnyRefusal> {
    const { ctx, query } = call
    const result = await updateLine(ctx, shelf, asked.address, item, asked.groupId)
    if (!result.ok) return result
    const [first, ...others] = result.lines.map((line) => wireLine(line, ctx.view, query.cartId))
    const grouped = others.length > 0 ? { grouped_items: [first!, ...others] } : {}
    return { ok: true, item: { ...first!, extension_attributes: { ...first!.extension_attributes, ...grouped } } }
  }

  return {
    async cartCreate({ ctx }) {
      const signedIn = ctx.token === null ? null : await customerOfToken(ctx, ctx.token)
      if (signedIn && !signedIn.ok) return signedIn
      return ok(await createCart(ctx, signedIn?.customer.id ?? null))
    },

    async cartPull(call) {
      const asked = await ask(call, call.query.cartId)
      if (!asked.ok) return asked
      const answer = await listLines(call.ctx, shelf, asked.address, asked.groupId)
      if (!answer.ok) return answer
      return ok(answer.lines.map((line) => wireLine(line, call.ctx.view, call.query.cartId)))
    },

    async cartUpdate(call) {
      const asked = await ask(call, call.query.cartId)
      if (!asked.ok) return asked
      const answer = await update(call, asked, call.body.cartItem)
      return answer.ok ? ok(answer.item) : answer
    },

    async cartUpdateCart(call) {
      const asked = await ask(call, call.query.cartId)
      if (!asked.ok) return asked
      const { language } = call.ctx.view
      const results: ResultOf<'cartUpdateCart'> = []
      let firstRefusal: AnyRefusal | null = null
      let isAnyDone = false
      for (const item of call.body.cartItems) {
        const answer: { ok: true; item: ServerItem } | AnyRefusal =
          'unreadable' in item ? { ok: false, code: item.unreadable, params: {} } : await update(call, asked, item)
        if (answer.ok) {
          isAnyDone = true
          results.push(answer.item)
          continue
        }
        if (answer.code === 'cart_unknown') return answer
        firstRefusal ??= answer
        results.push({ sku: item.sku, error: fillMessage(answer.code, language, answer.params) })
      }
      return firstRefusal && !isAnyDone ? firstRefusal : ok(results)
    },

    async cartDelete(call) {
      const asked = await ask(call, call.query.cartId)
      if (!asked.ok) return asked
      const done = await removeCartLine(call.ctx, asked.address, idOf(call.body.cartItem.item_id))
      return done.ok ? ok(true) : done
    },

    async cartReset(call) {
      const asked = await ask(call, call.body.cartId)
      if (!asked.ok) return asked
      const done = await emptyCart(call.ctx, asked.address, null)
      return done.ok ? ok(true) : done
    },

    async cartClear(call) {
      const asked = await ask(call, call.query.cartId)
      if (!asked.ok) return asked
      const done = await emptyCart(call.ctx, asked.address, call.query.mutation_id ?? null)
      return done.ok ? ok(true) : done
    },
  }
}
