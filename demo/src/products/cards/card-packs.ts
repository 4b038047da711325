import type { CardOccasion } from '../../../pictures/vocabulary.ts'
import { packSize } from '../../prices/trade-price.ts'
import { random } from '../../random.ts'
import { composeTexts, fillPlaceholders, joinSentences, paragraphs, toTextByLanguage } from '../../texts.ts'
import type { ProductModel } from '../model.ts'
import { type Card, cardSize } from './card-products.ts'
import { cardBrands, cardNames, packSentences } from './card-texts.ts'
import type { CardBrand } from './design.ts'

/** Trade buys cards in packs of six of one design, with a SKU and stock of their own. */
export function cardPack({ model, design, occasion, line }: Card): ProductModel {
  const facts = cardBrands[model.choices.brand as CardBrand]
  const pack = random(`${model.sku} pack`).pick(packSentences)
  const sku = `${model.sku}-P${packSize}`
  return {
    ...model,
    id: model.id + 2000,
    sku,
    name: composeTexts((language) =>
      fillPlaceholders(toTextByLanguage(cardNames.pack)[language], { name: model.name[language] }),
    ),
    description: composeTexts((language) =>
      paragraphs(
        joinSentences(line[language], toTextByLanguage(facts.about[0]!)[language]),
        joinSentences(toTextByLanguage(facts.make[0]!)[language], toTextByLanguage(pack)[language]),
      ),
    ),
    categories: [],
    trade: { category: tradeCategory(occasion), sold: 'pack' },
    facts: { ...model.facts, pack_size: packSize },
    /** The unit price; the trade price list determines the price of the pack. */
    price: model.price,
    pictureSpec: (language) => ({
      family: 'cardpack',
      designs: [design(language)],
      count: packSize,
      size: cardSize[facts.size],
      seed: sku,
    }),
    views: ['front', 'angle'],
    customOptions: [],
  }
}

function tradeCategory(occasion: CardOccasion): number {
  if (['christmas', 'new-year', 'easter', 'mothers-day', 'fathers-day', 'valentine'].includes(occasion)) return 133
  return ['birthday', 'thank-you', 'blank'].includes(occasion) ? 131 : 132
}
