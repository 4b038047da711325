import type { OptionPrice } from '../pricing/index.ts'
import { chooseCustomOptions } from './configure/custom-options.ts'
import { chooseDownloads } from './configure/downloads.ts'
import { chooseGiftCard } from './configure/gift-card.ts'
import { chooseParts } from './configure/parts.ts'
import { chooseConfiguredVariant } from './configure/variant.ts'
import type { Purchasable, Sellable } from './purchasable.ts'
import { type CartRefusal, refused } from './refusal.ts'
import { nothingChosen, type Selection } from './selection.ts'

/** A product with everything chosen that has to be. */
export type Configured = {
  /** Itself, or the variant. Its rules for quantities count. */
  bought: Sellable
  /** What a bundle is made of, per piece. */
  parts: readonly { part: Sellable; quantity: number }[]
  optionPrices: readonly OptionPrice[]
  /** Main units: a gift card costs what it is worth. */
  giftAmount: number | null
  /** In an order of its own, without what does not matter. */
  selection: Selection
  /** To be read: 'Colour: Oak'. */
  shown: readonly { label: string; value: string }[]
}

export type ConfigureResult = ({ ok: true } & Configured) | CartRefusal

/** Everything that was chosen must exist, and everything required must be chosen. today is YYYY-MM-DD. */
export function configure(product: Purchasable, chosen: Selection, today: string): ConfigureResult {
  if (!product.isEnabled) return refused('sku_unknown', { sku: product.sku })
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
      ...nothingChosen,
      configurable: variant.values,
      custom: custom.values,
      bundle: parts.chosen,
      downloads: downloads.ids,
      giftCard: giftCard.choice,
    },
    shown: [...variant.shown, ...custom.shown, ...parts.shown, ...downloads.shown, ...giftCard.shown],
  }
}

/** What one piece takes from stock, by product: the parts of a bundle, else the thing itself. */
export function stockTaken({ bought, parts }: Configured): { sellable: Sellable; perPiece: number }[] {
  if (parts.length === 0) return [{ sellable: bought, perPiece: 1 }]
  const byId = new Map<number, { sellable: Sellable; perPiece: number }>()
  for (const { part, quantity } of parts) {
    const before = byId.get(part.id)?.perPiece ?? 0
    byId.set(part.id, { sellable: part, perPiece: before + quantity })
  }
  return [...byId.values()]
}
