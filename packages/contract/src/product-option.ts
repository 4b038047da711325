import type { ChosenParts, ChosenValue, GiftCardChoice, Selection } from '@mantel/domain/cart'

type Entry = Record<string, unknown>

/** Reads the shopper's selection from product_option. Clients send ids and values as texts or numbers, lists also as objects. */
export function readSelection(option: { extension_attributes?: object | null } | null | undefined): Selection {
  const sent = (option?.extension_attributes ?? {}) as Entry
  const { downloadable_links } = (sent.downloadable_option ?? {}) as Entry
  return {
    configurable: entriesOf(sent.configurable_item_options).map(chosenValue),
    custom: entriesOf(sent.custom_options).map(chosenValue),
    bundle: entriesOf(sent.bundle_options).map(chosenParts),
    downloads: textsOf(downloadable_links),
    giftCard: isEntry(sent.am_giftcard_options) ? giftCardChoice(sent.am_giftcard_options) : null,
  }
}

function entriesOf(given: unknown): Entry[] {
  return Object.values(given ?? {}).filter(isEntry)
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

const textsOf = (given: unknown): string[] => (Array.isArray(given) ? given.map(String) : [])

function chosenValue({ option_id, option_value }: Entry): ChosenValue {
  return { id: String(option_id), value: String(option_value) }
}

function chosenParts({ option_id, option_qty, option_selections }: Entry): ChosenParts {
  const quantity = option_qty === undefined || option_qty === null ? null : Number(option_qty)
  return { id: String(option_id), quantity, selections: textsOf(option_selections) }
}

/** The custom amount applies where the amount is 'custom' or missing: forms of old shops send both. */
function giftCardChoice(sent: Entry): GiftCardChoice {
  const listed = Number(sent.am_giftcard_amount ?? Number.NaN)
  const amount = listed > 0 ? listed : Number(sent.am_giftcard_amount_custom ?? Number.NaN)
  const text = (name: string) => String(sent[name] ?? '')
  return {
    amount: Number.isFinite(amount) ? amount : 0,
    senderName: text('am_giftcard_sender_name'),
    recipientName: text('am_giftcard_recipient_name'),
    recipientEmail: text('am_giftcard_recipient_email'),
    message: text('am_giftcard_message'),
    deliveryDate: text('am_giftcard_date_delivery') || null,
    image: text('am_giftcard_image'),
  }
}
