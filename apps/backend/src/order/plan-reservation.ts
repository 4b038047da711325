import { toStockLevel } from '@mantel/contract'
import { type CartRefusal, type CompleteConfiguration, stockNeeded } from '@mantel/domain/cart'
import { allocateStock, type ProductStock } from '@mantel/domain/order'
import type { PricedLine } from '../cart/index.ts'
import type { Ctx } from '../platform/context.ts'
import type { Db } from '../platform/db/index.ts'
import { type LockedStock, lockStockOfProducts, type ReservedStock } from '../stock/index.ts'
import { failedStep, reasonText } from './order-refused-error.ts'

/** Locks the stock of all products that the lines take. */
export function lockStock(tx: Db, products: readonly CompleteConfiguration[]): Promise<Map<number, LockedStock>> {
  const ids = products.flatMap((product) => [
    product.bought.id,
    ...stockNeeded(product).map(({ sellable }) => sellable.id),
  ])
  return lockStockOfProducts(tx, [...new Set(ids)])
}

/** Plans the stock reservation of an order from locked stock. Throws if a line is not available. */
export function planReservation(
  ctx: Pick<Ctx, 'view'>,
  lines: readonly PricedLine[],
  locked: ReadonlyMap<number, LockedStock>,
): ReservedStock[] {
  const { language } = ctx.view
  const refuseLine = (line: PricedLine | undefined, refusal: CartRefusal) =>
    failedStep('order_products_failed', reasonText(refusal, language, line?.product?.name ?? line?.name))
  const wanted = lines.map((line) => {
    if (line.problem || !line.configured) throw refuseLine(line, line.problem ?? unknownSku(line))
    // Free products are sold only if the store allows it.
    if (!ctx.view.prices.zeroPriceAllowed && !line.price?.unit.some(({ amount }) => amount > 0)) {
      throw refuseLine(line, { ok: false, code: 'product_price_unknown', params: {} })
    }
    const taken = stockNeeded(line.configured).map(({ sellable, perPiece }) => [sellable.id, perPiece])
    return { quantity: line.quantity, boughtId: line.configured.bought.id, taken: Object.fromEntries(taken) }
  })
  const stockById = new Map<number, ProductStock>()
  for (const [id, item] of locked) {
    stockById.set(id, { level: toStockLevel(item), onHand: item.manage_stock ? Math.floor(item.qty) : null })
  }
  const plan = allocateStock(wanted, stockById)
  if (!plan.ok) throw refuseLine(lines[plan.line], plan.refusal)
  return plan.taken
}

const unknownSku = ({ boughtSku }: PricedLine): CartRefusal => ({
  ok: false,
  code: 'sku_unknown',
  params: { sku: boughtSku },
})
