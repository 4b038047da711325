import { mix } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { type Palette, sunColour } from '../material/palettes.ts'
import type { DrawnProduct } from '../product-views/drawn-product.ts'
import { bookPile, bookRow } from '../prop/books.ts'
import { brushJar } from '../prop/brush-jar.ts'
import { parcels } from '../prop/parcel.ts'
import { bowl, candlestick, mug, plant, tableLamp, vase } from '../prop/standing.ts'
import type { SceneSubject } from '../vocabulary.ts'
import type { SceneProducts } from './scene-products.ts'

export type SceneContext = { defs: SvgDefinitions; rng: Random; products: SceneProducts; palette: Palette }

/** `back`: the object leans behind its neighbour. */
export type Item = { drawn: DrawnProduct; back?: boolean } | { prop: string; half: number }

export type SceneLayout = {
  base: 'mantel' | 'shelf' | 'table'
  /** Objects on the shelf, the most important first. */
  row: readonly (() => Item)[]
  /** Objects on the wall above the shelf. */
  wall: readonly (() => DrawnProduct)[]
  festive?: boolean
}

/**
 * The objects that a scene of each subject can show. They are functions, so that only objects that fit into the picture are
 * drawn.
 */
export function layoutFor(subject: SceneSubject, { defs, rng, products, palette }: SceneContext): SceneLayout {
  const glaze = () => mix(rng.pick([palette.accent, ...palette.tones.slice(0, 4)]), '#e2d8c8', rng.between(0.1, 0.5))
  const prop = {
    vase: () => ({ prop: vase(defs, rng.fork(`vase${rng.next()}`), glaze()), half: 90 }),
    candle: () => ({ prop: candlestick(defs, rng), half: 44 }),
    books: () => ({ prop: bookPile(defs, rng), half: 125 }),
    bookRow: () => ({ prop: `<g transform="translate(-90 0)">${bookRow(defs, rng)}</g>`, half: 100 }),
    bowl: () => ({ prop: bowl(defs, rng, glaze()), half: 115 }),
    mug: () => ({ prop: mug(defs, glaze()), half: 62 }),
    plant: () => ({ prop: plant(defs, rng, glaze()), half: 110 }),
    lamp: () => ({ prop: `<g transform="scale(.72)">${tableLamp(defs, rng, '#efe4cc')}</g>`, half: 92 }),
    parcels: () => ({ prop: parcels(defs, rng, mix(palette.accent, '#efe6d8', 0.3)), half: 165 }),
    brushes: () => ({ prop: brushJar(defs, rng, [palette.accent, ...palette.tones]), half: 60 }),
  }
  const drawn = (make: () => DrawnProduct) => () => ({ drawn: make() })
  const back = (make: () => DrawnProduct) => () => ({ drawn: make(), back: true })
  const mantel = (cm: number) => drawn(() => products.shelfClock('mantel', cm))
  const carriage = drawn(() => products.shelfClock('carriage', 17))
  const alarm = drawn(() => products.shelfClock('alarm', 12))
  const frame = (w: number, h: number) => drawn(() => products.frame(w, h))
  const card = drawn(() => products.card())
  const leaning = (w: number, h: number) => back(() => products.picture(w, h))
  const hung = (...sizes: readonly (readonly [number, number])[]) =>
    sizes.map(
      ([w, h]) =>
        () =>
          products.picture(w, h),
    )
  const wallPicture = hung(
    rng.pick([
      [42, 59.4],
      [50, 50],
      [59.4, 42],
    ] as const),
  )
  switch (subject) {
    case 'still-life':
    case 'about':
      return {
        base: 'mantel',
        row: [
          leaning(30, 40),
          mantel(22),
          frame(10, 15),
          prop.vase,
          card,
          prop.candle,
          prop.candle,
          prop.books,
          prop.bowl,
        ],
        wall: [() => products.wallClock(36)],
      }
    case 'clocks':
      return {
        base: 'mantel',
        row: [mantel(24), carriage, alarm, prop.vase, mantel(19), prop.candle, prop.books],
        wall: [() => products.wallClock(40)],
      }
    case 'wall-clocks':
      return { base: 'shelf', row: [], wall: [40, 30, 50, 25, 35].map((cm) => () => products.wallClock(cm)) }
    case 'mantel-clocks':
      return {
        base: 'mantel',
        row: [mantel(24), carriage, mantel(20), prop.candle, mantel(17), prop.vase, prop.books],
        wall: wallPicture,
      }
    case 'alarm-clocks':
      return {
        base: 'table',
        row: [alarm, prop.lamp, prop.books, alarm, prop.mug, frame(10, 10)],
        wall: hung([30, 40]),
      }
    case 'wall-art':
      return { base: 'shelf', row: [], wall: hung([50, 70], [30, 40], [30, 40], [40, 40], [21, 29.7]) }
    case 'prints':
      return {
        base: 'shelf',
        row: [],
        wall: (
          [
            [42, 59.4],
            [29.7, 42],
            [42, 59.4],
            [29.7, 42],
          ] as const
        ).map(
          ([w, h]) =>
            () =>
              products.picture(w, h, 'print'),
        ),
      }
    case 'canvas':
      return {
        base: 'shelf',
        row: [],
        wall: (
          [
            [60, 80],
            [60, 60],
            [40, 50],
          ] as const
        ).map(
          ([w, h]) =>
            () =>
              products.picture(w, h, 'canvas'),
        ),
      }
    case 'photo-frames':
      return {
        base: 'mantel',
        row: [
          back(() => products.frame(20, 25)),
          frame(13, 18),
          frame(10, 15),
          prop.vase,
          frame(15, 10),
          prop.candle,
          frame(10, 10),
          prop.books,
        ],
        wall: [() => products.frame(30, 40)],
      }
    case 'greeting-cards':
      return { base: 'shelf', row: [card, card, card, prop.vase, card, card, prop.mug, card, card], wall: wallPicture }
    case 'christmas':
      return {
        base: 'mantel',
        festive: true,
        row: [
          ...(['robin', 'fir-tree', 'snowflakes', 'wreath'] as const).flatMap((motif) => [
            drawn(() => products.card(motif)),
            prop.candle,
          ]),
          frame(10, 15),
          mantel(20),
        ],
        wall: [() => products.wallClock(40)],
      }
    case 'gift-cards':
    case 'delivery':
      return {
        base: 'table',
        row: [prop.parcels, card, prop.plant, prop.parcels, prop.mug, prop.candle],
        wall: wallPicture,
      }
    case 'outlet':
      return {
        base: 'table',
        row: [
          leaning(40, 50),
          leaning(30, 40),
          mantel(18),
          leaning(30, 30),
          back(() => products.frame(20, 25)),
          frame(10, 15),
          prop.parcels,
        ],
        wall: [() => products.wallClock(30)],
      }
    case 'best-sellers':
      return {
        base: 'mantel',
        row: [mantel(22), leaning(30, 30), card, frame(13, 18), prop.vase, alarm, prop.candle],
        wall: [() => products.wallClock(40)],
      }
    case 'new-in':
      return {
        base: 'shelf',
        row: [leaning(30, 40), prop.parcels, frame(10, 15), card, prop.plant, alarm],
        wall: hung([30, 40]),
      }
    case 'studios':
      return {
        base: 'table',
        row: [
          prop.brushes,
          back(() => products.picture(30, 40, 'print')),
          back(() => products.picture(30, 30, 'canvas')),
          prop.mug,
          prop.bookRow,
          card,
          prop.plant,
        ],
        wall: hung([42, 59.4]),
      }
    case 'workshop':
      return {
        base: 'table',
        row: [mantel(24), prop.brushes, carriage, prop.lamp, alarm, prop.bookRow, mantel(16)],
        wall: [() => products.wallClock(45)],
      }
    case 'trade':
      return {
        base: 'shelf',
        row: [prop.parcels, frame(13, 18), frame(13, 18), frame(13, 18), prop.parcels, mantel(20), mantel(20), card],
        wall: [() => products.wallClock(30), () => products.wallClock(30), () => products.wallClock(30)],
      }
    case 'contact':
      return { base: 'table', row: [prop.mug, card, prop.plant, prop.books, prop.lamp, card], wall: wallPicture }
    case 'blog':
      return {
        base: 'table',
        row: [prop.books, prop.mug, frame(13, 18), prop.lamp, prop.vase, alarm],
        wall: hung([42, 59.4]),
      }
  }
}

export const lightsOf = (palette: Palette): string => sunColour(palette)
