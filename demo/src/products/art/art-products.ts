import { artists } from '../../makers/names.ts'
import { random } from '../../random.ts'
import { compose, fill, paragraphs, sentences, type Triple, words } from '../../words.ts'
import type { ProductModel } from '../model.ts'
import { paletteWords } from '../palette-words.ts'
import { type ArtOffer, artOffer } from './art-offer.ts'
import { type ArtSold, artNames, artShort, colourSentences, hangingSentences, makeSentences } from './art-texts.ts'
import { type SeriesData, seriesData } from './series.ts'
import type { ArtTitle } from './title.ts'

/** Sales format of the twelve images of a series; the rest are prints in several sizes. */
function soldAs(data: SeriesData, index: number): ArtSold {
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
    name: compose((language) => fill(words(artNames[sold])[language], { title: words(title[3])[language] })),
    short: compose((language) => fill(words(artShort[sold])[language], { artist: artists[data.artist] })),
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

function artDescription(data: SeriesData, title: ArtTitle, sold: ArtSold, sku: string, offer: ArtOffer) {
  const choose = random(`${sku} text`)
  const technique = choose.pick<Triple>(data.technique)
  const colours = choose.pick(colourSentences)
  const make = choose.pick(makeSentences[sold])
  const hanging = choose.pick(hangingSentences)
  return compose((language) => {
    const say = (text: Triple, values = {}) => fill(words(text)[language], values)
    return paragraphs(
      sentences(say(title[4]), say(technique)),
      sentences(
        say(colours, { colours: words(paletteWords[title[1]].like)[language] }),
        say(make, offer.sizeWords(language)),
        say(hanging),
      ),
    )
  })
}
