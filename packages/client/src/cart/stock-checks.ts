import { largestQuantity, noSaleLimit, type StockLevel } from '@mantel/domain/cart'
import { shownQuantities } from '@mantel/domain/cart/sync'
import type { EngineView } from '../engine.ts'
import type { ShopMessage } from '../notifications.ts'
import type { Online } from '../online.ts'
import { queueMutation, storeStock } from './actions.ts'
import type { StockStatus } from './adding/check-purchase.ts'
import type { CartCalls } from './cart-calls.ts'
import type { RecordChange, SharedRecord } from './shared-record.ts'

export type StockCheckOptions = {
  shared: SharedRecord
  act(change: RecordChange): Promise<void>
  view: Pick<EngineView, 'settings' | 'maxLineQuantity'>
  availableQuantity: CartCalls['availableQuantity']
  online: Online
  newId(): string
  onChange(): void
}

/** The quantity that can be bought, and the reason if it is not the requested one. */
export type FittedQuantity = {
  quantity: number
  reason: ShopMessage | null
  /** Units in stock; null if the product's stock is not counted. */
  available: number | null
}

export type StockChecks = {
  /** SKUs whose stock is being checked by this page. */
  running(): ReadonlySet<string>
  /** Checks the stock of a product and marks its cart lines. */
  check(sku: string): Promise<StockStatus>
  /** Marks the cart lines of a product. */
  mark(sku: string, isInStock: boolean): Promise<void>
  /** Whether the quantity may be too large, judged by the stock level that the browser knows. */
  mayBeTooMany(wanted: WantedQuantity): boolean
  /** Reduces the quantity of a line to the largest that can be bought, by the server's stock now. */
  fit(wanted: WantedQuantity): Promise<FittedQuantity>
}

export type WantedQuantity = {
  sku: string
  /** The quantity of the whole line. */
  quantity: number
  /** Units of the same product in other lines. */
  elsewhere: number
  level: StockLevel | undefined
}

export function createStockChecks({
  shared,
  act,
  view,
  availableQuantity,
  online,
  newId,
  onChange,
}: StockCheckOptions): StockChecks {
  const running = new Map<string, number>()
  const limit = view.maxLineQuantity ?? noSaleLimit

  async function requestAvailable(sku: string): ReturnType<CartCalls['availableQuantity']> {
    running.set(sku, (running.get(sku) ?? 0) + 1)
    onChange()
    try {
      return await availableQuantity(sku)
    } finally {
      const left = (running.get(sku) ?? 1) - 1
      if (left > 0) running.set(sku, left)
      else running.delete(sku)
      onChange()
    }
  }

  async function mark(sku: string, isInStock: boolean): Promise<void> {
    const { lines, queue, goods, cartId } = shared.visible.get()
    const keys = [...shownQuantities(lines, queue).keys()].filter((key) => goods[key]?.sku === sku)
    const stock = isInStock ? 'in_stock' : 'out_of_the_stock'
    // Changes the record without `act`, which would start a synchronisation before the retry pause has ended.
    if (keys.some((key) => goods[key]?.stock !== stock)) await shared.applyOptimistically(storeStock(sku, stock))
    // If the server has a cart or can be reached, it decides whether the line stays.
    if (isInStock || view.settings.allowOutOfStockInCart || cartId !== null || online.mayTry()) return
    for (const key of keys) await act(queueMutation({ id: newId(), kind: 'remove', key }))
  }

  return {
    running: () => new Set(running.keys()),
    mark,
    async check(sku) {
      const available = await requestAvailable(sku)
      if (available === 'lost') return 'volatile'
      await mark(sku, available !== 0)
      return available === 0 ? 'out_of_stock' : 'ok'
    },
    mayBeTooMany({ quantity, elsewhere, level }) {
      return quantity > Math.min(limit, level ? largestQuantity(level) - elsewhere : noSaleLimit)
    },
    async fit({ sku, quantity, elsewhere, level }): Promise<FittedQuantity> {
      const reply = await requestAvailable(sku)
      const known = level ? largestQuantity(level) : noSaleLimit
      const available = reply === 'lost' ? known : (reply ?? noSaleLimit)
      const inStock = available === noSaleLimit ? noSaleLimit : Math.max(0, available - elsewhere)
      const counted = { available: available === noSaleLimit ? null : available }
      if (quantity <= Math.min(inStock, limit)) return { ...counted, quantity, reason: null }
      if (limit <= inStock) return { ...counted, quantity: limit, reason: { key: 'quantity_limit', params: { limit } } }
      if (inStock === 0 && elsewhere === 0) return { ...counted, quantity: 0, reason: { key: 'out_of_stock' } }
      const { pack = 1 } = level ?? {}
      const maxQuantity = Math.floor(inStock / pack) * pack
      return { ...counted, quantity: maxQuantity, reason: { key: 'max_quantity', params: { maxQuantity } } }
    },
  }
}
