/** Options chosen by the shopper, as sent and stored. Lists that do not apply to the product are empty. */
export type Selection = {
  configurable: readonly ChosenValue[]
  custom: readonly ChosenValue[]
  bundle: readonly ChosenParts[]
  downloads: readonly string[]
  giftCard: GiftCardChoice | null
}

/** id of the attribute or option. */
export type ChosenValue = { id: string; value: string }
/** quantity null means the default. */
export type ChosenParts = { id: string; quantity: number | null; selections: readonly string[] }

export type GiftCardChoice = {
  /** In major units: pounds, not pence. */
  amount: number
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
  /** YYYY-MM-DD; null for immediate delivery. */
  deliveryDate: string | null
  image: string
}

export const emptySelection: Selection = { configurable: [], custom: [], bundle: [], downloads: [], giftCard: null }

export function isEmptySelection({ configurable, custom, bundle, downloads, giftCard }: Selection): boolean {
  return [configurable, custom, bundle, downloads].every((list) => list.length === 0) && giftCard === null
}

/**
 * Identifies a cart line: the bought SKU (the variant's for a configurable product) and the other chosen options. Needs a
 * selection in canonical order, from configure() or sortSelection().
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

/** The SKU in a line key. '' in the key of a bundle, which its parts identify; null if it is not a line key. */
export function skuOfLineKey(key: string): string | null {
  try {
    const [sku] = JSON.parse(key) as unknown[]
    return typeof sku === 'string' ? sku : null
  } catch {
    return null
  }
}

/** Sorts a selection into canonical order and writes out default quantities. */
export function sortSelection(selection: Selection): Selection {
  const parts = selection.bundle.map(({ id, quantity, selections }) => ({
    id,
    quantity: quantity ?? 1,
    selections: selections.toSorted(),
  }))
  return {
    ...selection,
    custom: selection.custom.toSorted(byId),
    bundle: parts.toSorted(byId),
    downloads: selection.downloads.toSorted(),
  }
}

function byId(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : Number(a.id > b.id)
}
