import { hasHint, saveHint } from '../account/hint.ts'
import type { Shop } from '../store/shop.ts'

/** Reports purchases once: opening the thank-you page again, in any tab, is not another purchase. */
export function createPurchaseReport({ engine }: Pick<Shop, 'engine'>) {
  return {
    /** Returns false if this browser has reported the order before. */
    claim(orderNumber: string): boolean {
      const key = `tag-purchase-${orderNumber}`
      if (hasHint(key)) return false
      saveHint(key, true)
      return true
    },

    /** Makes the server send the purchase itself. The ids in the tags' cookies tell it which browser has ordered. */
    async send(orderKey: string, consentId: string): Promise<void> {
      const clientIds: Record<string, string> = {}
      // GA1.1.123.456: the id is the last two parts.
      const analytics = readCookie('_ga')?.split('.').slice(-2).join('.')
      const pixel = readCookie('_fbp')
      if (analytics) clientIds.analytics = analytics
      if (pixel) clientIds['social-pixel'] = pixel
      await engine.caller.call('purchaseReport', { body: { orderKey, consentId, clientIds } })
    },
  }
}

const readCookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1)
