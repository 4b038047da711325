import type { Selection } from '@mantel/domain/cart'
import { giftCard as constants } from '@mantel/domain/constants'
import type { SentOptions } from './read-selection.ts'

/** What a client sent to choose, kept word for word: it knows its lines again by it. */
export type Spelling = Pick<SentOptions, (typeof spelled)[number]>

const spelled = [
  'custom_options',
  'configurable_item_options',
  'bundle_options',
  'downloadable_option',
  'am_giftcard_options',
] as const

/** Only what a choice consists of; null where nothing was chosen. */
export function spellingOf(sent: SentOptions): Spelling | null {
  const said = spelled.filter((name) => sent[name] !== undefined && sent[name] !== null)
  return said.length > 0 ? Object.fromEntries(said.map((name) => [name, sent[name]])) : null
}

/** The wire's product_option: the three lists always, the rest where it matters. */
export function wireOption(selection: Selection, spelling: Spelling | null) {
  const { bundle_options, ...spelledOut } = spelling ?? fromSelection(selection)
  return {
    extension_attributes: {
      ...{ custom_options: [], configurable_item_options: [] },
      ...spelledOut,
      bundle_options: (bundle_options ?? []).map(({ option_id, option_selections, ...option }) => ({
        ...option,
        option_id: Number(option_id),
        option_selections: option_selections.map(Number),
      })),
    },
  }
}

/** For lines that came without a spelling: as part of a grouped product, by another way than this wire. */
function fromSelection({ configurable, custom, bundle, downloads, giftCard }: Selection): Spelling {
  const values = (list: Selection['custom']) => list.map(({ id, value }) => ({ option_id: id, option_value: value }))
  return {
    custom_options: values(custom),
    configurable_item_options: values(configurable),
    bundle_options: bundle.map(({ id, quantity, selections }) => ({
      option_id: id,
      option_qty: quantity ?? 1,
      option_selections: [...selections],
    })),
    ...(downloads.length > 0 && { downloadable_option: { downloadable_links: [...downloads] } }),
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
  }
}
