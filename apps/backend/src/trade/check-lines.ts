import { fillMessage, type ResultOf, toStockLevel } from '@mantel/contract'
import {
  adjustQuantity,
  type CartRefusal,
  type CompleteConfiguration,
  configure,
  priceLine,
  type Selection,
  type StockLevel,
  stockNeeded,
} from '@mantel/domain/cart'
import type { PriceContext } from '@mantel/domain/pricing'
import { type ProductLookup, todayInDeliveryTimezone, toWireOption } from '../cart/index.ts'
import type { Customer } from '../customer/index.ts'
import type { Ctx } from '../platform/context.ts'
import { findStockBySku } from '../stock/index.ts'

/** A product with the chosen options. sku: that of the chosen variant; productSku: that of the product itself. */
export type LineToCheck = { sku: string; productSku: string; selection: Selection; quantity: number }
export type CheckedLine = ResultOf<'quickOrder'>[number]
type CartProduct = Awaited<ReturnType<ProductLookup['find']>> extends Map<string, infer P> ? P : never

/** Checks lines against catalogue, prices and stock. Changes nothing; the cart checks again when the lines are added. */
export async function checkLines(
  ctx: Ctx,
  lookup: ProductLookup,
  { groupId }: Pick<Customer, 'groupId'>,
  lines: readonly LineToCheck[],
): Promise<CheckedLine[]> {
  const products = await lookup.find(
    ctx,
    lines.map(({ productSku }) => productSku),
  )
  const prices = await lookup.findPriceContext(ctx, groupId)
  const today = todayInDeliveryTimezone(ctx)
  const configured = lines.map((line) => {
    const product = products.get(line.productSku)
    // A grouped product itself cannot be ordered here: its parts have their own SKUs.
    const result = product && product.typeId !== 'grouped' ? configure(product, line.selection, today) : null
    return { line, product, result }
  })
  const skus = configured.flatMap(({ result }) =>
    result?.ok ? stockNeeded(result).map(({ sellable }) => sellable.sku) : [],
  )
  const stock = await findStockBySku(ctx.db, ctx.view.code, [...new Set(skus)])
  const levelOf = (sku: string, fallback: StockLevel) => {
    const item = stock.get(sku)
    return item ? toStockLevel(item) : fallback
  }
  return configured.map(({ line, product, result }) => {
    if (!product?.isEnabled) return refused(line, 'unknown', null)
    if (!result?.ok) return refused(line, 'options', product.name)
    if (!isPriced(ctx, product, result, prices, line.quantity)) return refused(line, 'unknown', product.name)
    return checkQuantity(ctx, line, product, result, levelOf)
  })
}

function checkQuantity(
  { view }: Ctx,
  line: LineToCheck,
  product: CartProduct,
  configured: CompleteConfiguration,
  levelOf: (sku: string, fallback: StockLevel) => StockLevel,
): CheckedLine {
  const message = ({ code, params }: CartRefusal) => fillMessage(code, view.language, params)
  const level = levelWithParts(configured, levelOf)
  const maximum = Math.min(level.maximum, view.limits.order.lineQuantity)
  const adjusted = adjustQuantity(line.quantity, { ...level, maximum })
  if (!adjusted.ok) {
    return { ...refused(line, 'out_of_stock', product.name), message: message(adjusted.reason) }
  }
  const { quantity, reason } = adjusted
  const { bought, selection, shown } = configured
  return {
    sku: bought.sku,
    qty_requested: line.quantity,
    qty: quantity,
    status: reason ? 'adjusted' : 'ok',
    message: reason && message(reason),
    name: product.name,
    item: {
      product_id: product.id,
      sku: bought.sku,
      parent_sku: product.sku,
      product_type: product.typeId,
      url_path: product.path,
      thumbnail: product.images[bought.id] ?? product.images[product.id] ?? null,
      options: shown.map(({ label, value }) => ({ label, value })),
      product_option: toWireOption(selection, null),
    },
  }
}

/** The quantity rules of the product, with the stock limited to what its parts allow. */
function levelWithParts(
  configured: CompleteConfiguration,
  levelOf: (sku: string, fallback: StockLevel) => StockLevel,
): StockLevel {
  const { bought, parts } = configured
  const own = levelOf(bought.sku, bought.stock)
  if (parts.length === 0) return own
  const needed = stockNeeded(configured).map(({ sellable, perPiece }) => ({
    level: levelOf(sellable.sku, sellable.stock),
    perPiece,
  }))
  const counted = needed.filter(({ level }) => level.isCounted)
  return {
    ...own,
    isInStock: own.isInStock && needed.every(({ level }) => level.isInStock),
    isCounted: counted.length > 0,
    available: Math.min(...counted.map(({ level, perPiece }) => Math.floor(level.available / perPiece))),
  }
}

function isPriced(
  { view }: Ctx,
  product: CartProduct,
  configured: CompleteConfiguration,
  prices: PriceContext | null,
  quantity: number,
): boolean {
  const price = prices && priceLine(product, configured, prices, quantity)
  if (!price) return false
  return view.prices.zeroPriceAllowed || price.unit.some(({ amount }) => amount > 0)
}

/** No message is sent: the client has its own text for each status. */
function refused({ sku, quantity }: LineToCheck, status: CheckedLine['status'], name: string | null): CheckedLine {
  return { sku, qty_requested: quantity, qty: 0, status, message: null, item: null, name }
}
