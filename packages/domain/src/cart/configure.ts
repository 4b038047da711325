import type { OptionPrice } from '../pricing/index.ts'
import { chooseCustomOptions } from './configure/custom-options.ts'
import { chooseDownloads } from './configure/downloads.ts'
import { chooseGiftCard } from './configure/gift-card.ts'
import type { OptionText } from './configure/option-text.ts'
import { chooseParts } from './configure/parts.ts'
import { chooseConfiguredVariant } from './configure/variant.ts'
import type { Purchasable, Sellable } from './purchasable.ts'
import { type CartRefusal, cartRefusal } from './refusal.ts'
import { emptySelection, type Selection } from './selection.ts'

/** A product with all required options chosen. */
export type CompleteConfiguration = {
  /** The product itself or the chosen variant; its quantity rules apply. */
  bought: Sellable
  /** The parts that one unit of a bundle consists of. */
  parts: readonly { part: Sellable; quantity: number }[]
  optionPrices: readonly OptionPrice[]
  /** Price of a gift card in major units: its face value. */
  giftAmount: number | null
  /** Normalised: sorted, without options that do not apply. */
  selection: Selection
  /** Display texts, such as 'Colour: Oak'. */
  shown: readonly OptionText[]
}

export type ConfigureResult = ({ ok: true } & CompleteConfiguration) | CartRefusal

/** Checks that chosen options exist and required ones are chosen. today is YYYY-MM-DD. */
export function configure(product: Purchasable, chosen: Selection, today: string): ConfigureResult {
  if (!product.isEnabled) return cartRefusal('sku_unknown', { sku: product.sku })
  const variant = chooseConfiguredVariant(product, chosen.configurable)
  if (!variant.ok) return variant
  const custom = chooseCustomOptions(product.customOptions, chosen.custom)
  if (!custom.ok) return custom
  const parts = chooseParts(product, chosen.bundle)
  if (!parts.ok) return parts
  const downloads = chooseDownloads(product.downloads, chosen.downloads)
  if (!downloads.ok) return downloads
  const giftCard = chooseGiftCard(product.giftCard, chosen.giftCard, today)
  if (!giftCard.ok) return giftCard
  return {
    ok: true,
    bought: variant.bought,
    parts: parts.parts,
    optionPrices: [...custom.prices, ...downloads.prices],
    giftAmount: giftCard.choice?.amount ?? null,
    selection: {
      ...emptySelection,
      configurable: variant.values,
      custom: custom.values,
      bundle: parts.chosen,
      downloads: downloads.ids,
      giftCard: giftCard.choice,
    },
    shown: [...variant.shown, ...custom.shown, ...parts.shown, ...downloads.shown],
  }
}

/**
 * For each product: how many units one unit of the line takes from stock. The products are the parts of a bundle, else the product
 * itself.
 */
export function stockNeeded({ bought, parts }: CompleteConfiguration): { sellable: Sellable; perPiece: number }[] {
  if (parts.length === 0) return [{ sellable: bought, perPiece: 1 }]
  const byId = new Map<number, { sellable: Sellable; perPiece: number }>()
  for (const { part, quantity } of parts) {
    const before = byId.get(part.id)?.perPiece ?? 0
    byId.set(part.id, { sellable: part, perPiece: before + quantity })
  }
  return [...byId.values()]
}
