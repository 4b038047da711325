import type { TotalsView } from '@mantel/client'
import type { BuyingTranslator } from '../i18n/load-buying-translator.ts'
import type { BuyingTextKey } from '../i18n/text.ts'

/** Texts for segments without a title: only the server has titles, and totals may be computed in the browser. */
const names: Record<string, BuyingTextKey> = {
  subtotal: 'total_subtotal',
  discount: 'order.discount',
  shipping: 'cart.delivery_estimate',
  tax: 'total_tax',
  amasty_giftcard: 'order.gift_cards',
  grand_total: 'total_grand_total',
}

export function segmentName(t: BuyingTranslator, { code, title }: TotalsView['segments'][number]): string {
  return title ?? (names[code] ? t.of(names[code]) : code)
}
