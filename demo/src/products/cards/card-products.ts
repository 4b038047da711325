import type { Language } from '@mantel/domain/store'
import type { CardDesign, CardSpec } from '../../../pictures/recipe.ts'
import type { CardOccasion } from '../../../pictures/vocabulary.ts'
import { brands } from '../../makers/names.ts'
import { random } from '../../random.ts'
import {
  composeTexts,
  fillPlaceholders,
  joinSentences,
  paragraphs,
  type TextByLanguage,
  type Translations,
  toTextByLanguage,
} from '../../texts.ts'
import type { ProductModel } from '../model.ts'
import { paletteWords } from '../palette-words.ts'
import { cardMessage } from '../personal-options.ts'
import { blankCardShort, cardBrands, cardClosings, cardNames, cardShort, occasionWords } from './card-texts.ts'
import type { CardRow, CardsByOccasion } from './design.ts'
import { birthdayCards } from './designs/birthday.ts'
import { blankCards } from './designs/blank.ts'
import { loveCards } from './designs/love.ts'
import { milestoneCards } from './designs/milestones.ts'
import { seasonCards } from './designs/seasons.ts'
import { thanksAndSympathyCards } from './designs/thanks-and-sympathy.ts'

export type Card = {
  model: ProductModel
  design: (language: Language) => CardDesign
  occasion: CardOccasion
  line: TextByLanguage
}

const tables: readonly CardsByOccasion[] = [
  birthdayCards,
  loveCards,
  milestoneCards,
  thanksAndSympathyCards,
  seasonCards,
  blankCards,
]

export function cards(): Card[] {
  const numbers = new Map<string, number>()
  return tables
    .flatMap((table) => Object.entries(table) as [CardOccasion, readonly CardRow[]][])
    .flatMap(([occasion, rows]) => rows.map((row) => [occasion, row] as const))
    .map(([occasion, row], index) => {
      const { code } = cardBrands[row[0]]
      const number = (numbers.get(code) ?? 0) + 1
      numbers.set(code, number)
      return card(occasion, row, `CRD-${code}-${String(number).padStart(3, '0')}`, 4001 + index)
    })
}

export const cardSize = {
  g1217: { width: 12, height: 17 },
  g1515: { width: 15, height: 15 },
  g1115: { width: 10.5, height: 14.8 },
}

function card(occasion: CardOccasion, row: CardRow, sku: string, id: number): Card {
  const [brand, style, motif, palette, greeting] = row
  const facts = cardBrands[brand]
  const size = cardSize[facts.size]
  const design = (language: Language): CardDesign => ({
    occasion,
    style,
    motif: motif ?? undefined,
    words: toTextByLanguage(greeting ?? occasionWords[occasion].greeting)[language],
    palette,
    seed: sku,
  })
  const pictureSpec = (language: Language): CardSpec => ({ family: 'card', design: design(language), size, seed: sku })
  const choose = random(`${sku} card`)
  const model: ProductModel = {
    id,
    sku,
    type: 'simple',
    family: 'cards',
    name: cardName(occasion, row),
    short: composeTexts((language) =>
      fillPlaceholders(toTextByLanguage(occasion === 'blank' ? blankCardShort : cardShort)[language], {
        noun: toTextByLanguage(occasionWords[occasion].noun)[language].replace(/ Card$/, ' card'),
        brand: brands[brand],
      }),
    ),
    description: cardDescription(row, sku),
    categories: [categoryOf(occasion, style)],
    trade: null,
    choices: {
      brand,
      artist: facts.designer,
      occasion,
      color: paletteWords[palette].color,
      material: facts.material,
      size: facts.size,
      shape: facts.size === 'g1515' ? 'square' : 'rectangular',
    },
    facts: { width_cm: size.width, height_cm: size.height, pack_size: 1, weight_g: brand === 'larkfield' ? 34 : 18 },
    price: facts.price,
    taxed: true,
    axes: [],
    variants: [],
    pictureSpec,
    lettered: true,
    views: choose.chance(0.5) ? ['front', 'angle', 'room'] : ['front', 'angle', 'back'],
    customOptions: brand === 'larkfield' || choose.chance(0.3) ? cardMessage : undefined,
  }
  return { model, design, occasion, line: toTextByLanguage(row[6]) }
}

/** The printed words on one line. A hyphen at a line's end is removed, because it only marks the break. */
const unbroken = (text: string): string => text.replace(/-\n/g, '').replace(/\n/g, ' ')

function cardName(occasion: CardOccasion, row: CardRow): TextByLanguage {
  const [, , , , greeting, title] = row
  const noun = toTextByLanguage(occasionWords[occasion].noun)
  const pattern = toTextByLanguage(title ? cardNames.illustrated : cardNames.typographic)
  const called = toTextByLanguage((title ?? greeting) as Translations)
  return composeTexts((language) =>
    fillPlaceholders(pattern[language], { title: unbroken(called[language]), noun: noun[language] }),
  )
}

function cardDescription(row: CardRow, sku: string): TextByLanguage {
  const [brand, , , , , , line] = row
  const pick = random(`${sku} text`)
  const about = pick.pick(cardBrands[brand].about)
  const make = pick.pick(cardBrands[brand].make)
  const last = pick.pick(cardClosings)
  return composeTexts((language) => {
    const localise = (text: Translations) => toTextByLanguage(text)[language]
    return paragraphs(joinSentences(localise(line), localise(about)), joinSentences(localise(make), localise(last)))
  })
}

const occasionCategories: Record<CardOccasion, number> = {
  birthday: 31,
  anniversary: 32,
  wedding: 32,
  engagement: 32,
  valentine: 32,
  'new-baby': 33,
  'new-home': 33,
  'thank-you': 34,
  sympathy: 35,
  congratulations: 36,
  'good-luck': 36,
  'get-well': 36,
  retirement: 36,
  christmas: 37,
  'new-year': 37,
  easter: 38,
  'mothers-day': 38,
  'fathers-day': 38,
  blank: 39,
}

function categoryOf(occasion: CardOccasion, style: string): number {
  if (occasion === 'birthday') return style === 'typographic' ? 3102 : 3101
  return occasionCategories[occasion]
}
