/** What a shopper chose, as it is sent and kept. Lists that do not matter to a product are empty. */
export type Selection = {
  configurable: readonly ChosenValue[]
  custom: readonly ChosenValue[]
  bundle: readonly ChosenParts[]
  downloads: readonly string[]
  giftCard: GiftCardChoice | null
}

/** id: of the attribute or option. */
export type ChosenValue = { id: string; value: string }
/** quantity null: the usual one. */
export type ChosenParts = { id: string; quantity: number | null; selections: readonly string[] }

export type GiftCardChoice = {
  /** Main units. */
  amount: number
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
  /** YYYY-MM-DD; null: at once. */
  deliveryDate: string | null
  image: string
}

export const nothingChosen: Selection = { configurable: [], custom: [], bundle: [], downloads: [], giftCard: null }

export function isNothingChosen({ configurable, custom, bundle, downloads, giftCard }: Selection): boolean {
  return [configurable, custom, bundle, downloads].every((list) => list.length === 0) && giftCard === null
}

/**
 * Equal for what is the same line of a cart: the bought sku (of a configurable product the variant's) with what was chosen
 * beside it. The selection has to be a configured one, so that its order says nothing.
 */
export function lineKey(sku: string, { custom, bundle, downloads, giftCard }: Selection): string {
  return JSON.stringify([
    sku,
    custom.map(({ id, value }) => [id, value]),
    bundle.map(({ id, quantity, selections }) => [id, quantity, selections]),
    downloads,
    giftCard && [
      giftCard.amount,
      giftCard.senderName,
      giftCard.recipientName,
      giftCard.recipientEmail,
      giftCard.message,
      giftCard.deliveryDate,
      giftCard.image,
    ],
  ])
}
