import { checkQuantity, checkStock, parseQuantity } from '@mantel/domain/cart'
import type { StoreView } from '@mantel/domain/store'
import type { ShopMessage } from '../../notifications.ts'
import type { Purchase } from './purchase.ts'

export type PurchaseRules = {
  prices: Pick<StoreView['prices'], 'zeroPriceAllowed' | 'needGroupToken'>
  settings: Pick<StoreView['settings'], 'allowOutOfStockInCart'>
}

/** volatile: the stock cannot be checked now. */
export type StockStatus = 'ok' | 'volatile' | 'out_of_stock'

export type PurchaseCheck = {
  isAllowed: boolean
  stock: StockStatus
  blocking: ShopMessage[]
  warnings: ShopMessage[]
}

/** already: units in the same cart line. inOtherLines: units of the same product in other lines. */
export type QuantityInCart = { already: number; inOtherLines: number }

/** Whether the purchase may be added to the cart. The server applies the same rules again, to its own stock. */
export function checkPurchase(
  purchase: Purchase,
  inCart: QuantityInCart & { canAsk: boolean },
  { prices, settings }: PurchaseRules,
): PurchaseCheck {
  const refusal = refusalOf(purchase, inCart, settings)
  const reasons: ShopMessage[] = [...purchase.errors, ...(refusal ? [refusal] : [])]
  const blocking = reasons.filter((reason) => !isOutOfStock(reason))
  if (!hasPrice(purchase, prices)) blocking.push({ key: 'product_price_unknown' })
  const stock = reasons.some(isOutOfStock) ? 'out_of_stock' : inCart.canAsk ? 'ok' : 'volatile'
  const warnings: ShopMessage[] = stock === 'out_of_stock' ? [{ key: 'out_of_stock' }] : []
  const isAllowed = blocking.length === 0 && stock !== 'out_of_stock'
  if (isAllowed && stock === 'volatile' && !settings.allowOutOfStockInCart) warnings.push({ key: 'stock_volatile' })
  return { isAllowed, stock, blocking, warnings }
}

const isOutOfStock = (message: ShopMessage) => 'key' in message && message.key === 'out_of_stock'

function refusalOf(
  { stock, typeId, quantity }: Purchase,
  { already, inOtherLines }: QuantityInCart,
  { allowOutOfStockInCart }: PurchaseRules['settings'],
): ShopMessage | null {
  if (!stock) return parseQuantity(quantity) === null ? { key: 'quantity_invalid' } : null
  const inLine = already + quantity
  const level = { ...stock.level, isCounted: stock.level.isCounted && hasOwnStock(typeId) }
  const stockProblem = allowOutOfStockInCart
    ? null
    : checkStock(inLine, [{ stock: level, perPiece: 1, elsewhere: inOtherLines }])
  const refusal = checkQuantity(inLine, level) ?? stockProblem
  return refusal && { key: refusal.code, params: refusal.params }
}

/** Whether the browser can check the product's own stock. For sets, the server checks the stock of the parts. */
export const hasOwnStock = (typeId: Purchase['typeId']) =>
  typeId !== 'bundle' && typeId !== 'grouped' && typeId !== 'amgiftcard'

/** A price below 0 counts as no price. Shoppers who see no prices may still buy: the server knows the price. */
function hasPrice({ price }: Purchase, { zeroPriceAllowed, needGroupToken }: PurchaseRules['prices']): boolean {
  if (!price) return needGroupToken
  return price.shown > 0 || (price.shown === 0 && zeroPriceAllowed)
}
