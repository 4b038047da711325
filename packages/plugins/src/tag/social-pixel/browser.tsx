import type { EventItem, ShopEvent } from '@mantel/domain/tag'
import type { OpenTag } from '../browser.tsx'

type Pixel = {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  loaded: boolean
  version: string
  push?: Pixel
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

export const open: OpenTag = ({ id, host }, { currency, locale, userId, loadScript }) => {
  const pixel: Pixel = Object.assign(
    (...command: unknown[]) => {
      if (pixel.callMethod) pixel.callMethod(...command)
      else pixel.queue.push(command)
    },
    // disablePushState: the shop reports page views itself, so they would otherwise count twice.
    { queue: [] as unknown[][], loaded: true, version: '2.0', disablePushState: true },
  )
  pixel.push = pixel
  window.fbq ??= pixel
  window._fbq ??= pixel
  window.fbq('init', id, userId ? { external_id: userId } : {})
  loadScript(`${host}/${locale.replace('-', '_')}/fbevents.js`)
  return {
    send(event) {
      const sent = pixelEvent(event, currency)
      if (sent) window.fbq?.(...sent)
    },
  }
}

function pixelEvent(event: ShopEvent, currency: string): unknown[] | null {
  const goods = (items: readonly EventItem[], value: number | null) => ({
    content_type: 'product',
    content_ids: items.map(({ sku }) => sku),
    contents: items.map(({ sku, quantity }) => ({ id: sku, quantity })),
    ...(value !== null && { value, currency }),
  })
  switch (event.type) {
    case 'page_view':
      return ['track', 'PageView']
    case 'view_item':
      return ['track', 'ViewContent', { ...goods(event.items, event.value), content_name: event.items[0]?.name }]
    case 'add_to_cart':
      return ['track', 'AddToCart', goods(event.items, event.value)]
    case 'add_to_wishlist':
      return ['track', 'AddToWishlist', goods(event.items, event.value)]
    case 'begin_checkout':
      return ['track', 'InitiateCheckout', { ...goods(event.items, event.value), num_items: event.items.length }]
    case 'search':
      return ['track', 'Search', { search_string: event.term }]
    case 'purchase':
      // The server reports the purchase with the same event id, so that the vendor can drop one of the two reports.
      return ['track', 'Purchase', goods(event.items, event.value), { eventID: event.orderNumber }]
    case 'lead':
      return ['track', 'Lead', { content_name: event.form }]
    case 'cart_total':
      return ['trackCustom', 'CartTotal', { value: event.value, currency, num_items: event.quantity }]
    default:
      return null
  }
}
