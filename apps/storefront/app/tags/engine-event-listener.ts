import { type Engine, type EngineEvent, type EventProduct, listBySku } from '@mantel/client'
import type { PurchaseEvent, ShopEvent } from '@mantel/domain/tag'
import { openedCart } from '../cart/page-cart.ts'
import { cartTotal, itemEvent, purchaseEvent, toItem } from './to-shop-event.ts'

type Listener = { send(event: ShopEvent): void; sendPurchase(event: PurchaseEvent, orderKey: string | null): void }

const totalDelayMs = 1000

/** Takes over the engine's events: first those that have happened before, then every new one. */
export function listenToEngine(engine: Engine, { send, sendPurchase }: Listener): void {
  const reportTotal = createTotalReport(send)
  const handle = (event: EngineEvent) => {
    switch (event.type) {
      case 'lines_added':
      case 'lines_removed': {
        const type = event.type === 'lines_added' ? 'add_to_cart' : 'remove_from_cart'
        send(
          itemEvent(
            type,
            event.lines.map((line) => toItem(line, line.quantity)),
          ),
        )
        return reportTotal()
      }
      case 'product_wished':
        return void reportWish(engine, event.product, send)
      case 'form_sent':
        return send({ type: 'lead', form: event.form })
      case 'order_placed': {
        const purchase = purchaseEvent(event.order)
        if (purchase) sendPurchase(purchase, event.order.confirmation?.orderKey ?? null)
      }
    }
  }
  const earlier = Array.isArray(engine.events) ? (engine.events as EngineEvent[]) : []
  engine.events.push = handle
  for (const event of earlier.splice(0)) handle(event)
}

/** Loads the product for its price: wishlist buttons have no price, so that pages without tags need not contain one for them. */
async function reportWish(engine: Engine, product: EventProduct, send: Listener['send']): Promise<void> {
  const [card] = await listBySku(engine, [product.sku])
  send(itemEvent('add_to_wishlist', [toItem(card ?? product)]))
}

/** Reports the cart's total once the server has confirmed it, and once for several changes. */
function createTotalReport(send: (event: ShopEvent) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => {
    const cart = openedCart.get()
    const state = cart?.get()
    if (!cart || !state) return
    if (state.pending || state.synchronising) {
      const stop = cart.subscribe(() => {
        stop()
        clearTimeout(timer)
        timer = setTimeout(report, totalDelayMs)
      })
      return
    }
    const event = cartTotal(state)
    if (event) send(event)
  }
  return () => {
    clearTimeout(timer)
    timer = setTimeout(report, totalDelayMs)
  }
}
