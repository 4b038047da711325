import { type ArtSeries, artSeries } from './art-series.ts'
import type { CardDesign, ProductRecipe, ProductSpec, Recipe, SetSpec, View } from './recipe.ts'
import {
  cardMotifs,
  cardOccasions,
  cardStyles,
  clockCases,
  clockFaces,
  clockHands,
  clockKinds,
  clockShapes,
  colourNames,
  emptyScenes,
  frameLayouts,
  frameMaterials,
  frameProfiles,
  giftCardDesigns,
  monogramStyles,
  mountColours,
  paletteNames,
  rooms,
  sceneShapes,
  sceneSubjects,
  serviceKinds,
} from './vocabulary.ts'

/** The list repeats, so that every value is used several times. */
const at = <T>(list: readonly T[], i: number): T => list[i % list.length]!

const size = (i: number) =>
  at(
    [
      { width: 21, height: 29.7 },
      { width: 42, height: 59.4 },
      { width: 40, height: 40 },
      { width: 70, height: 50 },
    ],
    i,
  )

const design = (i: number): CardDesign => ({
  occasion: at(cardOccasions, i),
  style: at(cardStyles, i),
  motif: at(cardMotifs, i),
  words: at(['Happy Birthday', 'Für die beste Mama', 'Perché sì', 'Well done you', ''], i),
  palette: at(paletteNames, i),
  seed: `card ${i}`,
})

const series = Object.keys(artSeries) as ArtSeries[]
const subjects = series.flatMap((name) => artSeries[name].subjects.map((subject) => ({ series: name, subject })))
const artwork = (i: number) => ({ ...at(subjects, i), palette: at(paletteNames, i), seed: `art ${i}` })
const cardSize = (i: number) =>
  at(
    [
      { width: 12, height: 17 },
      { width: 15, height: 15 },
      { width: 17, height: 12 },
    ],
    i,
  )

type Makers = { [F in ProductSpec['family']]: (i: number) => Extract<ProductSpec, { family: F }> }

const makers: Makers = {
  clock: (i) => ({
    family: 'clock',
    kind: at(clockKinds, i),
    face: at(clockFaces, i),
    case: at(clockCases, i),
    colour: at(colourNames, i),
    shape: at(clockShapes, i),
    hands: at(clockHands, i),
    sizeCm: at([12, 20, 30, 60], i),
    seed: `clock ${i}`,
  }),
  wallart: (i) => ({
    family: 'wallart',
    artwork: artwork(i),
    sold: at(['print', 'framed', 'canvas'] as const, i),
    frame: at(frameMaterials, i),
    mount: at(mountColours, i),
    size: size(i),
    seed: `wall art ${i}`,
  }),
  frame: (i) => ({
    family: 'frame',
    profile: at(frameProfiles, i),
    material: at(frameMaterials, i),
    colour: at(colourNames, i),
    mount: at(mountColours, i),
    layout: at(frameLayouts, i * 3),
    photo: at(
      [
        { width: 10, height: 15 },
        { width: 18, height: 13 },
        { width: 30, height: 40 },
      ],
      i,
    ),
    seed: `frame ${i}`,
  }),
  card: (i) => ({ family: 'card', design: design(i), size: cardSize(i), seed: `card ${i}` }),
  cardpack: (i) => ({
    family: 'cardpack',
    designs: [design(i), design(i + 7)],
    count: 6,
    size: cardSize(i),
    seed: `pack ${i}`,
  }),
  giftcard: (i) => ({
    family: 'giftcard',
    design: at(giftCardDesigns, i),
    amount: at(['£50', ''], i),
    seed: `gift ${i}`,
  }),
  'print-download': (i) => ({
    family: 'print-download',
    artwork: artwork(i * 5),
    size: size(i),
    seed: `download ${i}`,
  }),
  set: (i) => ({
    family: 'set',
    arrangement: at(['gallery-wall', 'mantelpiece', 'flat-lay'] as const, i),
    products: [0, 1, 2].map((k) =>
      at<(i: number) => SetSpec['products'][number]>(
        [makers.wallart, makers.clock, makers.frame, makers.card],
        i + k,
      )(i + k),
    ),
    seed: `set ${i}`,
  }),
  service: (i) => ({ family: 'service', service: at(serviceKinds, i), seed: `service ${i}` }),
}

const views: readonly View[] = ['front', 'angle', 'detail', 'room', 'back', 'pack']

/** Recipes that together use every value of the vocabulary, for tests and contact sheets. */
export function sampleProducts(family: ProductSpec['family'], count: number, view?: View): ProductRecipe[] {
  return Array.from({ length: count }, (_, i) => ({
    picture: 'product',
    product: makers[family](i),
    view: view ?? at(views, i),
    room: at(rooms, i),
  }))
}

export function sampleScenes(): Recipe[] {
  return [
    ...sceneSubjects.map(
      (subject, i): Recipe => ({ picture: 'scene', subject, shape: at(sceneShapes, i), seed: `scene ${i}` }),
    ),
    ...sceneSubjects.map(
      (subject, i): Recipe => ({ picture: 'blog', subject, palette: at(paletteNames, i), seed: `blog ${i}` }),
    ),
    ...monogramStyles.map(
      (style, i): Recipe => ({
        picture: 'monogram',
        style,
        initials: at(['HW', 'ÄB', 'ROS'], i),
        name: 'Hollow & Wren',
        seed: `mark ${i}`,
      }),
    ),
    ...emptyScenes.map((scene): Recipe => ({ picture: 'empty', scene })),
  ]
}
