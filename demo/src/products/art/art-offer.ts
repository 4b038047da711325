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

type OfferInput = { data: SeriesData; title: ArtTitle; sold: ArtFormat; sku: string; id: number }

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

export function artOffer(input: OfferInput): ArtOffer {
  if (input.sold === 'print') return printOffer(input)
  if (input.sold === 'canvas') return canvasOffer(input)
  return singleOffer(input, input.sold)
}

const artwork = ({ data, title, sku }: OfferInput): Artwork => ({
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

const baseChoices = ({ data, title }: OfferInput) => ({
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

function printOffer(input: OfferInput): ArtOffer {
  const [, , shape] = input.title
  const choose = random(`${input.sku} offer`)
  const all = printSizes(shape)
  const sizes = all.length > 3 && choose.chance(0.6) ? all.slice(0, 3) : all
  const finishes = choose.pick(finishSets)
  const variants = sizes.flatMap((size) => finishes.map((finish) => printVariant(input, size, finish)))
  return {
    product: {
      type: 'configurable',
      categories: [input.data.category],
      choices: { ...baseChoices(input), material: 'cotton-paper' },
      facts: {},
      price: Math.min(...variants.map((variant) => variant.price)),
      axes: ['size', 'frame_finish'],
      variants: variants.map((variant, index) => ({ ...variant, id: input.id * 100 + index + 1 })),
      pictureSpec: variants[choose.int(0, finishes.length - 1)]!.pictureSpec,
      views: choose.chance(0.4) ? ['front', 'detail', 'room', 'angle'] : ['front', 'detail', 'room'],
    },
    sizeWords: (language) => sizeRange(sizes, language),
  }
}

function printVariant(input: OfferInput, size: PrintSize, finish: Finish): VariantModel {
  const sheet = sheetSize(size, input.title[2])
  const pounds = printPounds[size]
  const framed = finish !== 'unframed'
  /** Frame and mount add four centimetres on each side. */
  const outer = framed ? 8 : 0
  return {
    id: 0,
    sku: `${input.sku}-${size.toUpperCase()}-${finishCodes[finish]}`,
    choices: { size, frame_finish: finish },
    price: (pounds.sheet + input.data.premium + (framed ? pounds.frame : 0)) * 100,
    facts: cm(sheet.width + outer, sheet.height + outer, framed ? 2.5 : 0.1),
    pictureSpec: () => wallArt(input, sheet, framed ? finish : null),
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

function wallArt(input: OfferInput, size: { width: number; height: number }, frame: FrameMaterial | null): WallArtSpec {
  const pictureSpec: WallArtSpec = {
    family: 'wallart',
    artwork: artwork(input),
    sold: frame ? 'framed' : 'print',
    size,
    seed: input.sku,
  }
  return frame ? { ...pictureSpec, frame, mount: frame === 'black' ? 'cream' : 'white' } : pictureSpec
}

function canvasOffer(input: OfferInput): ArtOffer {
  const [, , shape] = input.title
  const sizes = canvasSizes(shape)
  const pictureSpec = (size: CanvasSize): WallArtSpec => ({
    family: 'wallart',
    artwork: artwork(input),
    sold: 'canvas',
    size: sheetSize(size, shape),
    seed: input.sku,
  })
  const variants = sizes.map((size, index): VariantModel => {
    const sheet = sheetSize(size, shape)
    return {
      id: input.id * 100 + index + 1,
      sku: `${input.sku}-${size.toUpperCase()}`,
      choices: { size },
      price: (canvasPounds[size] + input.data.premium) * 100,
      facts: cm(sheet.width, sheet.height, 3.8),
      pictureSpec: () => pictureSpec(size),
    }
  })
  return {
    product: {
      type: 'configurable',
      categories: [12],
      choices: { ...baseChoices(input), material: 'canvas' },
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

function singleOffer(input: OfferInput, sold: 'sheet' | 'edition' | 'download'): ArtOffer {
  const square = input.title[2] === 'square'
  const size: PrintSize = sold === 'sheet' ? (square ? 'sq30' : 'a3') : square ? 'sq50' : 'a2'
  const sheet = sheetSize(size, input.title[2])
  const choose = random(`${input.sku} offer`)
  const edition = choose.pick([50, 75, 100, 120, 150])
  const frame = choose.pick(['oak', 'walnut', 'black', 'white'] as const)
  const sizeWords = (language: Language) => ({ size: label(size, language), edition: String(edition) })
  const shared = { choices: { ...baseChoices(input), size, material: 'cotton-paper' }, axes: [], variants: [] } as const
  if (sold === 'download') {
    return {
      product: {
        ...shared,
        type: 'downloadable',
        categories: [14],
        facts: {},
        price: choose.pick([900, 1050, 1250]),
        pictureSpec: () => ({ family: 'print-download', artwork: artwork(input), size: sheet, seed: input.sku }),
        views: ['front', 'room'],
        download: { fileName: `${input.sku.toLowerCase()}.pdf` },
      },
      sizeWords,
    }
  }
  if (sold === 'sheet') {
    return {
      product: {
        ...shared,
        type: 'simple',
        categories: [input.data.category],
        facts: cm(sheet.width, sheet.height, 0.1),
        price: (printPounds[size].sheet + input.data.premium) * 100,
        pictureSpec: () => wallArt(input, sheet, null),
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
      price: choose.pick([14500, 16500, 18500, 21000, 24000]) + input.data.premium * 500,
      pictureSpec: () => wallArt(input, sheet, frame),
      views: ['front', 'detail', 'room', 'back'],
      customOptions: editionGlazingOption,
    },
    sizeWords,
  }
}
