import type { StoreView } from '@mantel/domain/store'
import type { Said } from '../../notifications.ts'
import type { Purchase } from './purchase.ts'

export type StockStatus = 'ok' | 'volatile' | 'out_of_stock'

export type PurchaseRules = {
  prices: Pick<StoreView['prices'], 'zeroPriceAllowed' | 'needGroupToken'>
  settings: Pick<StoreView['settings'], 'allowOutOfStockInCart'>
}

export type Verdict = { isAllowed: boolean; blocking: Said[]; warnings: Said[] }

/** ok: it is there, or the server will look when the line reaches it. volatile: nobody can be asked. */
function stockStatus({ stock }: Pick<Purchase, 'stock'>, canAsk: boolean): StockStatus {
  if (!stock) return canAsk ? 'ok' : 'volatile'
  return stock.state === 'sold-out' ? 'out_of_stock' : 'ok'
}

/** Whether it may be put into the cart, which has `already` so many of it. The server applies the merchant's rules again. */
export function checkPurchase(
  purchase: Purchase,
  { already, canAsk }: { already: number; canAsk: boolean },
  { prices, settings }: PurchaseRules,
): Verdict {
  const blocking: Said[] = [...purchase.errors]
  const warnings: Said[] = []
  if (!hasPrice(purchase, prices)) blocking.push({ key: 'product_price_unknown' })
  if (!settings.allowOutOfStockInCart) {
    const status = stockStatus(purchase, canAsk)
    const maximum = purchase.stock?.maximum ?? null
    if (status === 'out_of_stock') blocking.push({ key: 'out_of_stock' })
    else if (maximum !== null && already + purchase.quantity > maximum)
      blocking.push({ key: 'max_quantity', params: { maxQuantity: maximum } })
    if (status === 'volatile') warnings.push({ key: 'stock_volatile' })
  }
  return { isAllowed: blocking.length === 0, blocking, warnings }
}

/** A price below 0 is none. Who sees no prices at all may still buy: the server knows what it costs. */
function hasPrice({ price }: Purchase, { zeroPriceAllowed, needGroupToken }: PurchaseRules['prices']): boolean {
  if (!price) return needGroupToken
  return price.shown > 0 || (price.shown === 0 && zeroPriceAllowed)
}
