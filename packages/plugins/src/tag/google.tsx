import type { ConsentChoices, EventItem, ShopEvent } from '@mantel/domain/tag'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const state = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')

/** Google's command queue. Its scripts expect the arguments object itself, not an array. */
export const gtag: (...command: unknown[]) => void = function () {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: Google's scripts ignore arrays.
  window.dataLayer.push(arguments)
}

let isStarted = false

/** Consent mode v2: everything is denied first, then what the visitor has agreed to is granted, before any script runs. */
export function startConsentMode({ analytics, marketing }: ConsentChoices): void {
  if (isStarted) return
  isStarted = true
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
  })
  gtag('consent', 'update', {
    ad_storage: state(marketing),
    ad_user_data: state(marketing),
    ad_personalization: state(marketing),
    analytics_storage: state(analytics),
  })
  gtag('js', new Date())
}

/** The parameters of a GA4 event. */
export function googleParameters(event: ShopEvent, currency: string): Record<string, unknown> {
  switch (event.type) {
    case 'page_view':
      return { page_location: `${location.origin}${event.path}${event.campaign}`, page_title: event.title }
    case 'search':
      return { search_term: event.term }
    case 'lead':
      return { form_name: event.form }
    case 'watch_video':
      return { video_title: event.title }
    case 'cart_total':
      return { currency, value: event.value, quantity: event.quantity }
    case 'view_item_list':
      return { item_list_id: event.list.id, item_list_name: event.list.name, items: event.items.map(googleItem) }
    case 'purchase': {
      const { orderNumber, tax, shipping, coupon } = event
      const order = { transaction_id: orderNumber, tax, shipping, coupon: coupon ?? undefined }
      return { currency, value: event.value ?? undefined, ...order, items: event.items.map(googleItem) }
    }
    default:
      return { currency, value: event.value ?? undefined, items: event.items.map(googleItem) }
  }
}

const googleItem = ({ sku, name, price, quantity, brand }: EventItem) => ({
  item_id: sku,
  item_name: name,
  price: price ?? undefined,
  quantity,
  item_brand: brand,
})

const googleNames: Partial<Record<ShopEvent['type'], string>> = { lead: 'generate_lead', watch_video: 'video_start' }

export const googleEventName = ({ type }: ShopEvent): string => googleNames[type] ?? type
