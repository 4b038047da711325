import type { Language } from '@mantel/domain/store'
import type { Artwork, WallArtSpec } from '../../../pictures/recipe.ts'
import type { FrameMaterial } from '../../../pictures/vocabulary.ts'
import { optionLabel } from '../../attributes/option-label.ts'
import { random } from '../../random.ts'
import type { Facts, ProductModel, VariantModel } from '../model.ts'
import { paletteWords } from '../palette-words.ts'
import { editionGlazingOption } from '../personal-options.ts'
import type { ArtFormat } from './art-texts.ts'
import type { SeriesData } from './series.ts'
import {
  type CanvasSize,
  canvasPounds,
  canvasSizes,
  type PrintSize,
  printPounds,
  printSizes,
  sheetSize,
} from './sizes.ts'
import type { ArtTitle } from './title.ts'

type Ask = { data: SeriesData; title: ArtTitle; sold: ArtFormat; sku: string; id: number }

export type ArtOffer = {
  product: Pick<
    ProductModel,
    | 'type'
    | 'categories'
    | 'choices'
    | 'facts'
    | 'price'
    | 'axes'
    | 'variants'
    | 'pictureSpec'
    | 'views'
    | 'download'
    | 'edition'
    | 'customOptions'
  >
  /** The values of the placeholders {small}, {large}, {to}, {size} and {edition} in the texts. */
  sizeWords(language: Language): Record<string, string>
}

type Finish = 'unframed' | 'oak' | 'walnut' | 'black' | 'white' | 'brass'

const finishSets: readonly (readonly Finish[])[] = [
  ['unframed', 'oak', 'black'],
  ['unframed', 'oak', 'white'],
  ['unframed', 'walnut'],
  ['unframed', 'oak'],
  ['unframed', 'black', 'brass'],
]

export function artOffer(ask: Ask): ArtOffer {
  if (ask.sold === 'print') return printOffer(ask)
  if (ask.sold === 'canvas') return canvasOffer(ask)
  return singleOffer(ask, ask.sold)
}

const artwork = ({ data, title, sku }: Ask): Artwork => ({
  series: data.series,
  subject: title[0],
  palette: title[1],
  seed: sku,
})

const cm = (width: number, height: number, depth: number): Facts => ({
  width_cm: width,
  height_cm: height,
  depth_cm: depth,
})

const baseChoices = ({ data, title }: Ask) => ({
  artist: data.artist,
  brand: 'mantel-editions',
  color: paletteWords[title[1]].color,
  shape: title[2] === 'square' ? 'square' : 'rectangular',
  orientation: title[2],
})

const label = (size: string, language: Language) => optionLabel('size', size, language)

/** The placeholder {to} is for Italian, which says "ad" before a vowel: da A4 ad A1. */
function sizeRange(sizes: readonly string[], language: Language) {
  const large = label(sizes.at(-1)!, language)
  return { small: label(sizes[0]!, language), large, to: large.startsWith('A') ? 'ad' : 'a' }
}

function printOffer(ask: Ask): ArtOffer {
  const [, , shape] = ask.title
  const choose = random(`${ask.sku} offer`)
  const all = printSizes(shape)
  const sizes = all.length > 3 && choose.chance(0.6) ? all.slice(0, 3) : all
  const finishes = choose.pick(finishSets)
  const variants = sizes.flatMap((size) => finishes.map((finish) => printVariant(ask, size, finish)))
  return {
    product: {
      type: 'configurable',
      categories: [ask.data.category],
      choices: { ...baseChoices(ask), material: 'cotton-paper' },
      facts: {},
      price: Math.min(...variants.map((variant) => variant.price)),
      axes: ['size', 'frame_finish'],
      variants: variants.map((variant, index) => ({ ...variant, id: ask.id * 100 + index + 1 })),
      pictureSpec: variants[choose.int(0, finishes.length - 1)]!.pictureSpec,
      views: choose.chance(0.4) ? ['front', 'detail', 'room', 'angle'] : ['front', 'detail', 'room'],
    },
    sizeWords: (language) => sizeRange(sizes, language),
  }
}

function printVariant(ask: Ask, size: PrintSize, finish: Finish): VariantModel {
  const sheet = sheetSize(size, ask.title[2])
  const pounds = printPounds[size]
  const framed = finish !== 'unframed'
  /** Frame and mount add four centimetres on each side. */
  const outer = framed ? 8 : 0
  return {
    id: 0,
    sku: `${ask.sku}-${size.toUpperCase()}-${finishCodes[finish]}`,
    choices: { size, frame_finish: finish },
    price: (pounds.sheet + ask.data.premium + (framed ? pounds.frame : 0)) * 100,
    facts: cm(sheet.width + outer, sheet.height + outer, framed ? 2.5 : 0.1),
    pictureSpec: () => wallArt(ask, sheet, framed ? finish : null),
  }
}

const finishCodes: Record<Finish, string> = {
  unframed: 'UNF',
  oak: 'OAK',
  walnut: 'WAL',
  black: 'BLK',
  white: 'WHT',
  brass: 'BRS',
}

function wallArt(ask: Ask, size: { width: number; height: number }, frame: FrameMaterial | null): WallArtSpec {
  const pictureSpec: WallArtSpec = {
    family: 'wallart',
    artwork: artwork(ask),
    sold: frame ? 'framed' : 'print',
    size,
    seed: ask.sku,
  }
  return frame ? { ...pictureSpec, frame, mount: frame === 'black' ? 'cream' : 'white' } : pictureSpec
}

function canvasOffer(ask: Ask): ArtOffer {
  const [, , shape] = ask.title
  const sizes = canvasSizes(shape)
  const pictureSpec = (size: CanvasSize): WallArtSpec => ({
    family: 'wallart',
    artwork: artwork(ask),
    sold: 'canvas',
    size: sheetSize(size, shape),
    seed: ask.sku,
  })
  const variants = sizes.map((size, index): VariantModel => {
    const sheet = sheetSize(size, shape)
    return {
      id: ask.id * 100 + index + 1,
      sku: `${ask.sku}-${size.toUpperCase()}`,
      choices: { size },
      price: (canvasPounds[size] + ask.data.premium) * 100,
      facts: cm(sheet.width, sheet.height, 3.8),
      pictureSpec: () => pictureSpec(size),
    }
  })
  return {
    product: {
      type: 'configurable',
      categories: [12],
      choices: { ...baseChoices(ask), material: 'canvas' },
      facts: {},
      price: variants[0]!.price,
      axes: ['size'],
      variants,
      pictureSpec: () => pictureSpec(sizes[0]!),
      views: ['front', 'angle', 'room', 'detail'],
    },
    sizeWords: (language) => sizeRange(sizes, language),
  }
}

function singleOffer(ask: Ask, sold: 'sheet' | 'edition' | 'download'): ArtOffer {
  const square = ask.title[2] === 'square'
  const size: PrintSize = sold === 'sheet' ? (square ? 'sq30' : 'a3') : square ? 'sq50' : 'a2'
  const sheet = sheetSize(size, ask.title[2])
  const choose = random(`${ask.sku} offer`)
  const edition = choose.pick([50, 75, 100, 120, 150])
  const frame = choose.pick(['oak', 'walnut', 'black', 'white'] as const)
  const sizeWords = (language: Language) => ({ size: label(size, language), edition: String(edition) })
  const shared = { choices: { ...baseChoices(ask), size, material: 'cotton-paper' }, axes: [], variants: [] } as const
  if (sold === 'download') {
    return {
      product: {
        ...shared,
        type: 'downloadable',
        categories: [14],
        facts: {},
        price: choose.pick([900, 1050, 1250]),
        pictureSpec: () => ({ family: 'print-download', artwork: artwork(ask), size: sheet, seed: ask.sku }),
        views: ['front', 'room'],
        download: { fileName: `${ask.sku.toLowerCase()}.pdf` },
      },
      sizeWords,
    }
  }
  if (sold === 'sheet') {
    return {
      product: {
        ...shared,
        type: 'simple',
        categories: [ask.data.category],
        facts: cm(sheet.width, sheet.height, 0.1),
        price: (printPounds[size].sheet + ask.data.premium) * 100,
        pictureSpec: () => wallArt(ask, sheet, null),
        views: ['front', 'detail', 'room'],
      },
      sizeWords,
    }
  }
  return {
    product: {
      ...shared,
      type: 'simple',
      categories: [13],
      facts: cm(sheet.width + 8, sheet.height + 8, 2.5),
      edition,
      choices: { ...shared.choices, frame_finish: frame },
      price: choose.pick([14500, 16500, 18500, 21000, 24000]) + ask.data.premium * 500,
      pictureSpec: () => wallArt(ask, sheet, frame),
      views: ['front', 'detail', 'room', 'back'],
      customOptions: editionGlazingOption,
    },
    sizeWords,
  }
}
