import { artists } from '../../makers/names.ts'
import { random } from '../../random.ts'
import {
  composeTexts,
  fillPlaceholders,
  joinSentences,
  paragraphs,
  type Translations,
  toTextByLanguage,
} from '../../texts.ts'
import type { ProductModel } from '../model.ts'
import { paletteWords } from '../palette-words.ts'
import { type ArtOffer, artOffer } from './art-offer.ts'
import {
  type ArtFormat,
  artNames,
  colourSentences,
  hangingSentences,
  makeSentences,
  shortArtDescriptions,
} from './art-texts.ts'
import { type SeriesData, seriesData } from './series.ts'
import type { ArtTitle } from './title.ts'

/** Sales format of the twelve images of a series; the rest are prints in several sizes. */
function soldAs(data: SeriesData, index: number): ArtFormat {
  if (data.canvas && (index === 3 || index === 8)) return 'canvas'
  if (index === 7) return 'edition'
  if (index === 10) return 'sheet'
  if (index === 11 || (index === 5 && !data.canvas)) return 'download'
  return 'print'
}

export function artProducts(): ProductModel[] {
  return seriesData.flatMap((data, seriesIndex) =>
    data.titles.map((title, index) => artProduct(data, title, index, 2001 + seriesIndex * 20 + index)),
  )
}

function artProduct(data: SeriesData, title: ArtTitle, index: number, id: number): ProductModel {
  const sku = `ART-${data.code}-${String(index + 1).padStart(2, '0')}`
  const sold = soldAs(data, index)
  const offer = artOffer({ data, title, sold, sku, id })
  return {
    id,
    sku,
    family: 'wallart',
    name: composeTexts((language) =>
      fillPlaceholders(toTextByLanguage(artNames[sold])[language], { title: toTextByLanguage(title[3])[language] }),
    ),
    short: composeTexts((language) =>
      fillPlaceholders(toTextByLanguage(shortArtDescriptions[sold])[language], { artist: artists[data.artist] }),
    ),
    description: artDescription(data, title, sold, sku, offer),
    trade: sold === 'print' || sold === 'canvas' ? tradePlace(sold, sku) : null,
    taxed: true,
    lettered: false,
    ...offer.product,
  }
}

function tradePlace(sold: 'print' | 'canvas', sku: string): ProductModel['trade'] {
  if (!random(`${sku} trade`).chance(0.72)) return null
  return { category: sold === 'canvas' ? 112 : 111, sold: 'each' }
}

function artDescription(data: SeriesData, title: ArtTitle, sold: ArtFormat, sku: string, offer: ArtOffer) {
  const choose = random(`${sku} text`)
  const technique = choose.pick<Translations>(data.technique)
  const colours = choose.pick(colourSentences)
  const make = choose.pick(makeSentences[sold])
  const hanging = choose.pick(hangingSentences)
  return composeTexts((language) => {
    const localise = (text: Translations, values = {}) => fillPlaceholders(toTextByLanguage(text)[language], values)
    return paragraphs(
      joinSentences(localise(title[4]), localise(technique)),
      joinSentences(
        localise(colours, { colours: toTextByLanguage(paletteWords[title[1]].like)[language] }),
        localise(make, offer.sizeWords(language)),
        localise(hanging),
      ),
    )
  })
}
