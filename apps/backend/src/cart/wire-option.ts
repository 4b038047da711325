import type { Selection } from '@mantel/domain/cart'
import { giftCard as constants } from '@mantel/domain/constants'

/** What was chosen, as the wire's product_option: the three lists always, the rest where it matters. */
export function wireOption({ configurable, custom, bundle, downloads, giftCard }: Selection) {
  const values = (list: Selection['custom']) => list.map(({ id, value }) => ({ option_id: id, option_value: value }))
  return {
    extension_attributes: {
      custom_options: values(custom),
      configurable_item_options: values(configurable),
      bundle_options: bundle.map(({ id, quantity, selections }) => ({
        option_id: Number(id),
        option_qty: quantity ?? 1,
        option_selections: selections.map(Number),
      })),
      ...(downloads.length > 0 && { downloadable_option: { downloadable_links: downloads.map(Number) } }),
      ...(giftCard && {
        am_giftcard_options: {
          am_giftcard_amount: giftCard.amount,
          am_giftcard_sender_name: giftCard.senderName,
          am_giftcard_recipient_name: giftCard.recipientName,
          am_giftcard_recipient_email: giftCard.recipientEmail,
          am_giftcard_message: giftCard.message,
          am_giftcard_image: giftCard.image,
          ...(giftCard.deliveryDate && {
            am_giftcard_date_delivery: giftCard.deliveryDate,
            am_giftcard_date_delivery_timezone: constants.deliveryTimezone,
          }),
        },
      }),
    },
  }
}
