import { type ResultOf, refuse } from '@mantel/contract'
import { findCart, type ProductLookup, readLines, resolveCartAccess } from '../cart/index.ts'
import type { GroupTokens } from '../customer/index.ts'
import { type Handlers, ok } from '../platform/http/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import { checkLines } from './check-lines.ts'
import { checkQuickOrder } from './check-quick-order.ts'
import { requireBuyer } from './require-buyer.ts'
import { findTemplate, listTemplates, removeTemplate, saveTemplate, type TemplateRow } from './trade.repository.ts'

type TradeCalls = 'quickOrder' | 'orderTemplates' | 'orderTemplateSave' | 'orderTemplateRemove'

/** The maximum number of order templates per customer. */
const maxTemplates = 100

export function tradeHandlers({
  productLookup,
  groupTokens,
}: {
  productLookup: ProductLookup
  groupTokens: GroupTokens
}): Pick<Handlers, TradeCalls> {
  return {
    async quickOrder({ ctx, body }) {
      const signedIn = await requireBuyer(ctx)
      if (!signedIn.ok) return signedIn
      const { buyer } = signedIn
      if ('lines' in body) {
        const lines = body.lines.map(({ sku, qty }) => ({ sku, quantity: qty }))
        return ok(await checkQuickOrder(ctx, productLookup, buyer, lines))
      }
      const template = await findTemplate(ctx.db, buyer.id, body.template_id)
      if (!template) return refuse('template_unknown')
      const lines = template.lines.map(({ boughtSku, ...line }) => ({ ...line, sku: boughtSku }))
      return ok(await checkLines(ctx, productLookup, buyer, lines))
    },

    async orderTemplates({ ctx }) {
      const signedIn = await requireBuyer(ctx)
      return signedIn.ok ? ok((await listTemplates(ctx.db, signedIn.buyer.id)).map(toWireTemplate)) : signedIn
    },

    async orderTemplateSave(call) {
      const { ctx, body } = call
      const signedIn = await requireBuyer(ctx)
      if (!signedIn.ok) return signedIn
      const customerId = signedIn.buyer.id
      const access = await resolveCartAccess(groupTokens, call, body.cartId)
      if (!access.ok) return access
      const cart = access.customerId === customerId ? await findCart(ctx.db, access.cartRef) : undefined
      if (!cart) return refuse('cart_unknown')
      const lines = await readLines(ctx.db, cart.id)
      if (lines.length === 0) return refuse('cart_empty')
      const { name } = body
      const template = {
        customerId,
        name,
        nameKey: name.normalize('NFKC').toLowerCase(),
        now: ctx.now(),
        lines: lines.map(({ productSku, boughtSku, name: title, quantity, selection }) => ({
          productSku,
          boughtSku,
          name: title,
          quantity,
          selection,
        })),
      }
      const saved = await saveTemplate(ctx.db, template, maxTemplates)
      return saved ? ok(toWireTemplate(saved)) : refuse('template_limit', { limit: maxTemplates })
    },

    async orderTemplateRemove({ ctx, params }) {
      const signedIn = await requireBuyer(ctx)
      if (!signedIn.ok) return signedIn
      const isRemoved = await removeTemplate(ctx.db, signedIn.buyer.id, params.templateId)
      return isRemoved ? ok(true) : refuse('template_unknown')
    },
  }
}

function toWireTemplate({ id, name, saved_at, lines }: TemplateRow): ResultOf<'orderTemplateSave'> {
  return {
    id: Number(id),
    name,
    saved_at: wireTime(saved_at),
    items: lines.map(({ boughtSku: sku, name: title, quantity: qty }) => ({ sku, name: title, qty })),
  }
}
