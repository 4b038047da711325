import type { Selection } from '@mantel/domain/cart'
import { giftCard as constants } from '@mantel/domain/constants'
import type { SentOptions } from './sent-options.ts'

/** The options exactly as the client sent them; the client recognises its lines by them. */
export type OriginalOptions = Pick<SentOptions, (typeof optionFields)[number]>

const optionFields = [
  'custom_options',
  'configurable_item_options',
  'bundle_options',
  'downloadable_option',
  'am_giftcard_options',
] as const

/** Keeps only the option fields; null if nothing was chosen. */
export function originalOptionsOf(sent: SentOptions): OriginalOptions | null {
  const present = optionFields.filter((name) => sent[name] !== undefined && sent[name] !== null)
  return present.length > 0 ? Object.fromEntries(present.map((name) => [name, sent[name]])) : null
}

/** product_option in API format: the three lists are always present, other fields only if set. */
export function toWireOption(selection: Selection, spelling: OriginalOptions | null) {
  const { bundle_options, ...spelledOut } = spelling ?? fromSelection(selection)
  return {
    extension_attributes: {
      custom_options: [],
      configurable_item_options: [],
      ...spelledOut,
      bundle_options: (bundle_options ?? []).map(({ option_id, option_selections, ...option }) => ({
        ...option,
        option_id: Number(option_id),
        option_selections: option_selections.map(Number),
      })),
    },
  }
}

/** For lines stored without the client's options, such as parts of a grouped product. */
function fromSelection({ configurable, custom, bundle, downloads, giftCard }: Selection): OriginalOptions {
  const values = (list: Selection['custom']) => list.map(({ id, value }) => ({ option_id: id, option_value: value }))
  return {
    custom_options: values(custom),
    configurable_item_options: values(configurable),
    bundle_options: bundle.map(({ id, quantity, selections }) => ({
      option_id: id,
      option_qty: quantity ?? 1,
      option_selections: [...selections],
    })),
    downloadable_option: downloads.length > 0 ? { downloadable_links: [...downloads] } : undefined,
    am_giftcard_options: giftCard ? giftCardOptions(giftCard) : undefined,
  }
}

const giftCardOptions = (giftCard: NonNullable<Selection['giftCard']>) => ({
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
})
