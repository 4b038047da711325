import type { Language } from '@mantel/domain/store'
import type { CardDesign, ClockSpec, FrameSpec, ProductSpec, WallArtSpec } from '../../../pictures/recipe.ts'
import { categoryIds } from '../../categories/category-rows.ts'
import {
  composeTexts,
  fillPlaceholders,
  joinSentences,
  paragraphs,
  type TextByLanguage,
  type Translations,
  toTextByLanguage,
} from '../../texts.ts'
import { joinWithAnd } from '../join-items.ts'
import type { BundleOptionModel, ProductModel } from '../model.ts'
import { gallerySetRows, giftSetRows, groupedRows } from './set-rows.ts'
import { optionTitles, setFacts, setShort } from './set-texts.ts'

type Lookup = (sku: string) => ProductModel

/** Bundles and grouped products made of products that are also sold separately. */
export function setProducts(find: Lookup): ProductModel[] {
  return [...giftSets(find), ...gallerySets(find), ...groups(find)]
}

function giftSets(find: Lookup): ProductModel[] {
  return giftSetRows.map(({ code, name, lead, clocks, cards }, index) => {
    const bundle = [
      option(optionTitles.clock, 'radio', clocks),
      option(optionTitles.card, 'select', cards),
      option(optionTitles.wrap, 'select', ['SRV-WRAP']),
    ]
    const items = [find(clocks[0]!), find(cards[0]!)]
    return {
      ...base(5201 + index, `SET-${code}`, 'bundle', name, setShort.gift, describe(lead, setFacts.gift, items)),
      categories: [categoryIds.giftSets],
      choices: { brand: 'mantel', ...pickChoices(items[0]!), ...occasionOf(items[1]!) },
      bundle,
      lettered: true,
      pictureSpec: (language) => ({
        family: 'set',
        arrangement: 'mantelpiece',
        products: items.map((one) => one.pictureSpec(language)) as ClockSpec[],
        seed: code,
      }),
    }
  })
}

function gallerySets(find: Lookup): ProductModel[] {
  return gallerySetRows.map(({ code, name, lead, places }, index) => {
    const bundle = places.map((skus, place) =>
      option(optionTitles.places[place]!, skus.length > 1 ? 'radio' : 'select', skus),
    )
    const parts = places.map((skus) => find(skus[0]!))
    return {
      ...base(5221 + index, `WALL-${code}`, 'bundle', name, setShort.gallery, describe(lead, setFacts.gallery, parts)),
      categories: [categoryIds.gallerySets],
      choices: { brand: 'mantel-editions', material: 'cotton-paper', ...pickChoices(parts[0]!) },
      bundle,
      pictureSpec: (language) => ({
        family: 'set',
        arrangement: 'gallery-wall',
        products: parts.map((one) => one.pictureSpec(language)) as WallArtSpec[],
        seed: code,
      }),
    }
  })
}

function groups(find: Lookup): ProductModel[] {
  return groupedRows.map(({ code, name, lead, parts, kind }, index) => {
    const models = parts.map(find)
    const category = {
      cards: categoryIds.cardSets,
      frames: categoryIds.frameFamilies,
      prints: categoryIds.gallerySets,
    }[kind]
    return {
      ...base(5301 + index, `GRP-${code}`, 'grouped', name, setShort[kind], describe(lead, setFacts[kind], models)),
      categories: [category],
      choices: {
        brand: kind === 'prints' ? 'mantel-editions' : 'mantel',
        ...pickChoices(models[0]!),
        ...(kind === 'cards' ? occasionOf(models[0]!) : {}),
      },
      parts: parts.map((sku) => ({ sku, quantity: 1 })),
      lettered: kind === 'cards',
      pictureSpec: (language) => groupPictureSpec(kind, models, code, language),
    }
  })
}

function groupPictureSpec(
  kind: 'cards' | 'frames' | 'prints',
  models: ProductModel[],
  seed: string,
  language: Language,
): ProductSpec {
  const items = models.map((one) => one.pictureSpec(language))
  if (kind !== 'cards') {
    const arrangement = kind === 'frames' ? 'mantelpiece' : 'gallery-wall'
    return { family: 'set', arrangement, products: items as (FrameSpec | WallArtSpec)[], seed }
  }
  const designs = items.map((one) => (one as { design: CardDesign }).design)
  return { family: 'cardpack', designs, count: designs.length, size: { width: 12, height: 17 }, seed }
}

function base(
  id: number,
  sku: string,
  type: 'bundle' | 'grouped',
  name: Translations,
  short: Translations,
  description: TextByLanguage,
) {
  return {
    id,
    sku,
    type,
    description,
    family: 'gifts' as const,
    name: toTextByLanguage(name),
    short: toTextByLanguage(short),
    trade: null,
    facts: {},
    price: 0,
    taxed: true,
    axes: [],
    variants: [],
    lettered: false,
    views: ['front', 'angle'] as const,
  }
}

const option = (title: Translations, type: BundleOptionModel['type'], skus: readonly string[]): BundleOptionModel => ({
  title: toTextByLanguage(title),
  type,
  required: true,
  skus,
  quantity: 1,
  changeable: false,
})

const pickChoices = ({ choices }: ProductModel) => ({
  ...(choices.color ? { color: choices.color } : {}),
  ...(choices.artist ? { artist: choices.artist } : {}),
})

const occasionOf = ({ choices }: ProductModel) => (choices.occasion ? { occasion: choices.occasion } : {})

/** Starts with the set's own text, then lists its products by name. */
function describe(
  lead: Translations,
  facts: readonly [Translations, Translations],
  models: readonly ProductModel[],
): TextByLanguage {
  return composeTexts((language) =>
    paragraphs(
      joinSentences(
        toTextByLanguage(lead)[language],
        fillPlaceholders(toTextByLanguage(facts[0])[language], {
          names: joinWithAnd(
            models.map((one) => one.name[language]),
            language,
          ),
          count: models.length,
        }),
      ),
      toTextByLanguage(facts[1])[language],
    ),
  )
}
