import type { CardOccasion } from '../../../pictures/vocabulary.ts'
import { packSize } from '../../prices/trade-price.ts'
import { composeTexts, paragraphs } from '../../texts.ts'
import type { Card } from '../cards/card-products.ts'
import { cardBrands } from '../cards/card-texts.ts'
import type { CardBrand } from '../cards/design.ts'
import type { ProductModel } from '../model.ts'

type Row = readonly [
  code: string,
  brand: CardBrand,
  packs: number,
  category: number,
  occasions: readonly CardOccasion[],
  name: string,
  text: string,
]

/** Boxes for a shop's first order. Trade texts are in English only. */
const rows: readonly Row[] = [
  [
    'EVERYDAY',
    'paper-wren',
    12,
    131,
    ['birthday', 'thank-you', 'blank'],
    'Paper Wren Everyday Starter, Twelve Packs',
    'Twelve packs of our fastest Paper Wren designs, chosen by re-orders over the last year: birthdays first, then thanks, then blanks. Each pack holds six cards with envelopes and single barcodes. Fills half a spinner and pays for the other half. Unsold packs can be swapped once within six months.',
  ],
  [
    'WORDS',
    'plain-speaking',
    12,
    131,
    ['birthday', 'thank-you', 'congratulations'],
    'Plain Speaking Starter, Twelve Packs',
    'Twelve packs of Plain Speaking Press, the typographic cards that people photograph in the shop and then, usually, buy. Six cards to a pack, A6, recycled board, no cellophane. A counter-top rack in birch ply comes free with the first order. Unsold packs can be swapped once.',
  ],
  [
    'PATTERN',
    'marmalade',
    12,
    131,
    ['birthday', 'blank', 'good-luck'],
    'Marmalade Post Starter, Twelve Packs',
    'Twelve packs from Wilf Larkin’s sketchbooks: square cards printed to the edge that look well face-out. Six cards to a pack with coloured envelopes. Strong from March to September, steady the rest of the year. Shelf talkers and a small sign are in the box.',
  ],
  [
    'CHRISTMAS',
    'larkfield',
    12,
    133,
    ['christmas', 'new-year'],
    'Larkfield Christmas Starter, Twelve Packs',
    'Twelve packs of hand-fed letterpress Christmas cards on 600 gsm cotton, for shops whose customers turn things over to see who made them. Six cards to a pack, lined envelopes. We print once a year and stop in October, so please order before the leaves turn.',
  ],
]

export function assortments(cards: readonly Card[]): ProductModel[] {
  return rows.map(([code, brand, packs, category, occasions, name, text], index): ProductModel => {
    const shown = cards
      .filter((card) => card.model.choices.brand === brand && occasions.includes(card.occasion))
      .slice(0, 6)
    const facts = cardBrands[brand]
    return {
      id: 5501 + index,
      sku: `TRD-${code}`,
      type: 'simple',
      family: 'cards',
      name: composeTexts(() => name),
      short: composeTexts(() => `${packs} packs of six cards in one box.`),
      description: composeTexts(() => paragraphs(text)),
      categories: [],
      trade: { category, sold: 'each' },
      choices: { brand, artist: facts.designer, material: facts.material, size: facts.size, occasion: occasions[0]! },
      facts: { pack_size: packSize * packs },
      /** The retail price of the cards; the trade price list reduces it. */
      price: facts.price * packSize * packs,
      taxed: true,
      axes: [],
      variants: [],
      pictureSpec: (language) => ({
        family: 'cardpack',
        designs: shown.map((card) => card.design(language)),
        count: 6,
        size: { width: 12, height: 17 },
        seed: code,
      }),
      lettered: true,
      views: ['front', 'angle'],
    }
  })
}
