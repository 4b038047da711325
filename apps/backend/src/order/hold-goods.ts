import { type CartRefusal, type Configured, stockTaken } from '@mantel/domain/cart'
import { type Shelved, takeStock } from '@mantel/domain/order'
import { type PricedLine, toStockLevel } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { type HeldStock, lockStockOf } from '../stock/index.ts'
import { failedStep, reasonText } from './refused.ts'

type LockedStock = Awaited<ReturnType<typeof lockStockOf>>

/** Everything that lines take from stock, locked. */
export function lockGoods(tx: Db, goods: readonly Configured[]): Promise<LockedStock> {
  const ids = goods.flatMap((one) => [one.bought.id, ...stockTaken(one).map(({ sellable }) => sellable.id)])
  return lockStockOf(tx, [...new Set(ids)])
}

/** What an order holds of the stock that is locked for it, or which line cannot be had and why. */
export function planGoods(ctx: Pick<Ctx, 'view'>, lines: readonly PricedLine[], locked: LockedStock): HeldStock[] {
  const { language } = ctx.view
  const refuseLine = (line: PricedLine | undefined, refusal: CartRefusal) =>
    failedStep('order_products_failed', reasonText(refusal, language, line?.product?.name ?? line?.name))
  const wanted = lines.map((line) => {
    if (line.problem || !line.configured) throw refuseLine(line, line.problem ?? unknown(line))
    // A free product is sold only where the merchant wants it.
    if (!ctx.view.prices.zeroPriceAllowed && !line.price?.unit.some(({ amount }) => amount > 0)) {
      throw refuseLine(line, { ok: false, code: 'product_price_unknown', params: {} })
    }
    const taken = stockTaken(line.configured).map(({ sellable, perPiece }) => [sellable.id, perPiece])
    return { quantity: line.quantity, boughtId: line.configured.bought.id, taken: Object.fromEntries(taken) }
  })
  const shelved = new Map<number, Shelved>()
  for (const [id, item] of locked) {
    shelved.set(id, { level: toStockLevel(item), onHand: item.manage_stock ? Math.floor(item.qty) : null })
  }
  const plan = takeStock(wanted, shelved)
  if (!plan.ok) throw refuseLine(lines[plan.line], plan.refusal)
  return plan.taken
}

const unknown = ({ boughtSku }: PricedLine): CartRefusal => ({
  ok: false,
  code: 'sku_unknown',
  params: { sku: boughtSku },
})
