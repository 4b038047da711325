import { giftCard as constants } from '@mantel/domain/constants'
import { fromWireDay, type GiftCardEntries, toWireDay } from '@mantel/domain/giftcard'
import { toMajorUnits, toMinorUnits } from '@mantel/domain/money'
import type { ProductView } from '../../catalog/product/product-view.ts'
import type { Selection } from '../../catalog/product/select-variant.ts'
import type { Engine } from '../../engine.ts'
import type { LineProduct, ProductOption } from '../line-product.ts'
import { createPurchases } from './create-purchases.ts'
import type { Purchase } from './purchase.ts'

/** The purchase of a gift card: its price is its value, without tax. options: the entries as texts, for the cart. */
export function createGiftCardPurchase(
  product: ProductView,
  selection: Selection,
  entries: GiftCardEntries,
  { quantity, options, fractionDigits }: { quantity: number; options: LineProduct['options']; fractionDigits: number },
): Purchase | null {
  const [purchase] = createPurchases(product, selection, {
    quantity,
    giftCard: toWireEntries(entries, fractionDigits),
  })
  const value = entries.value ?? 0
  return purchase
    ? {
        ...purchase,
        options: [...purchase.options, ...options],
        picture: entries.image || purchase.picture,
        price: { shown: value, before: null, other: value, rate: 0, from: false },
      }
    : null
}

function toWireEntries(entries: GiftCardEntries, fractionDigits: number) {
  const { value, senderName, recipientName, recipientEmail, message, image, sendNow, deliveryDate } = entries
  return {
    am_giftcard_amount: toMajorUnits(value ?? 0, fractionDigits),
    am_giftcard_sender_name: senderName.trim(),
    am_giftcard_recipient_name: recipientName.trim(),
    am_giftcard_recipient_email: recipientEmail.trim(),
    am_giftcard_message: message.trim(),
    am_giftcard_image: image,
    ...(!sendNow && {
      am_giftcard_date_delivery: toWireDay(deliveryDate),
      am_giftcard_date_delivery_timezone: constants.deliveryTimezone,
    }),
  }
}

/** The entries of a cart line, to change them; null if it is not a gift card. */
export function readGiftCardEntries(option: ProductOption | null, fractionDigits: number): GiftCardEntries | null {
  const sent = option?.extension_attributes?.am_giftcard_options as Record<string, unknown> | null | undefined
  if (!sent) return null
  const text = (name: string) => String(sent[`am_giftcard_${name}`] ?? '')
  const deliveryDate = fromWireDay(text('date_delivery'))
  return {
    value: toMinorUnits(Number(sent.am_giftcard_amount) || Number(sent.am_giftcard_amount_custom) || 0, fractionDigits),
    senderName: text('sender_name'),
    recipientName: text('recipient_name'),
    recipientEmail: text('recipient_email'),
    message: text('message'),
    image: text('image'),
    sendNow: deliveryDate === '',
    deliveryDate,
  }
}

/** The card as its recipient will see it, as HTML of the shop; null if the server could not be reached. */
export async function loadGiftCardPreview(
  { caller }: Pick<Engine, 'caller'>,
  {
    recipientName,
    recipientEmail,
    senderName,
    message,
    image,
  }: Pick<GiftCardEntries, 'recipientName' | 'recipientEmail' | 'senderName' | 'message' | 'image'>,
): Promise<string | null> {
  const outcome = await caller.call('giftCardPreview', {
    query: { recipient: recipientName, email: recipientEmail, sender: senderName, message, image },
  })
  return outcome.ok ? outcome.result : null
}
