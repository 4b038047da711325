import { pinboard } from '@mantel/domain/constants'
import type { EventItem, ShopEvent } from '@mantel/domain/tag'
import type { OpenTag } from '../browser.tsx'

type Command = { (...command: unknown[]): void; queue: unknown[][]; version: string }

declare global {
  interface Window {
    pintrk?: Command
  }
}

/**
 * Events wait for two seconds, so that all events of one click are sent together. When the visitor leaves the page, they are
 * sent at once.
 */
export const open: OpenTag = ({ id, host }, { currency, loadScript }) => {
  const queue = Object.assign((...command: unknown[]) => void queue.queue.push(command), {
    queue: [] as unknown[][],
    version: '3.0',
  })
  window.pintrk ??= queue
  window.pintrk('load', id)
  loadScript(`${host}/ct/core.js`)
  let waiting: { name: string; data: object }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const events = waiting
    waiting = []
    for (const { name, data } of events) window.pintrk?.('track', name, data)
  }
  addEventListener('pagehide', flush)
  return {
    send(event) {
      const pin = pinEvent(event, currency)
      if (!pin) return
      waiting.push(pin)
      timer ??= setTimeout(flush, pinboard.flushAfterMs)
    },
  }
}

/** The merchant's Pinterest account counts in one currency. Events of stores with another currency are sent without amounts. */
function pinEvent(event: ShopEvent, currency: string): { name: string; data: object } | null {
  const money = (value: number | null) =>
    value === null || currency !== pinboard.currency ? {} : { value, currency: pinboard.currency }
  switch (event.type) {
    case 'page_view':
      return { name: 'pagevisit', data: { page_name: event.path } }
    case 'add_to_cart':
      return { name: 'addtocart', data: { ...money(event.value), ...itemsOf(event.items) } }
    case 'purchase':
      return {
        name: 'checkout',
        data: { ...money(event.value), order_id: event.orderNumber, ...itemsOf(event.items) },
      }
    case 'search':
      return { name: 'search', data: { search_query: event.term } }
    case 'lead':
      return { name: 'lead', data: { lead_type: event.form } }
    case 'watch_video':
      return { name: 'watchvideo', data: { video_title: event.title } }
    default:
      return null
  }
}

const itemsOf = (items: readonly EventItem[]) => ({
  order_quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  line_items: items.map(({ sku, name, quantity }) => ({
    product_id: sku,
    product_name: name,
    product_quantity: quantity,
  })),
})
