import type { BodyOf } from '@mantel/contract'
import type { GiftCardChoice, Selection } from '@mantel/domain/cart'

type SentItem = BodyOf<'cartUpdate'>['cartItem']
/** All that says what was chosen. */
export type SentChoice = Pick<SentItem, 'product_option'>
export type SentOptions = NonNullable<NonNullable<SentItem['product_option']>['extension_attributes']>

/** What was chosen, from the wire's product_option. */
export function readSelection(item: SentChoice): Selection {
  const sent = sentOptions(item)
  const chosen = (list: SentOptions['custom_options']) =>
    (list ?? []).map(({ option_id, option_value }) => ({ id: option_id, value: String(option_value) }))
  return {
    configurable: chosen(sent.configurable_item_options),
    custom: chosen(sent.custom_options),
    bundle: (sent.bundle_options ?? []).map(({ option_id, option_qty, option_selections }) => ({
      id: option_id,
      quantity: option_qty ?? null,
      selections: option_selections,
    })),
    downloads: sent.downloadable_option?.downloadable_links ?? [],
    giftCard: giftCard(sent.am_giftcard_options),
  }
}

export function sentOptions({ product_option }: SentChoice): SentOptions {
  return product_option?.extension_attributes ?? {}
}

/** Which parts of a grouped product; null: all of them. */
export function readGroupedParts({ product_option }: SentChoice): Map<string, number> | null {
  const sent = product_option?.extension_attributes?.grouped_options ?? []
  return sent.length > 0 ? new Map(sent.map(({ id, qty }) => [id, qty])) : null
}

/** A custom amount counts where 'custom' or nothing stands for the amount, as forms of old shops send it. */
function giftCard(sent: SentOptions['am_giftcard_options']): GiftCardChoice | null {
  if (!sent) return null
  const listed = Number(sent.am_giftcard_amount ?? Number.NaN)
  const amount = listed > 0 ? listed : Number(sent.am_giftcard_amount_custom ?? Number.NaN)
  return {
    amount: Number.isFinite(amount) ? amount : 0,
    senderName: sent.am_giftcard_sender_name ?? '',
    recipientName: sent.am_giftcard_recipient_name ?? '',
    recipientEmail: sent.am_giftcard_recipient_email ?? '',
    message: sent.am_giftcard_message ?? '',
    deliveryDate: sent.am_giftcard_date_delivery || null,
    image: String(sent.am_giftcard_image ?? ''),
  }
}
