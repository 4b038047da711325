import type { ClockSpec, View } from '../../../pictures/recipe.ts'
import type { ClockCase, ClockShape, ColourName } from '../../../pictures/vocabulary.ts'
import type { ChoiceCode } from '../../attributes/options.ts'
import { random } from '../../random.ts'
import type { Facts, ProductModel, VariantModel } from '../model.ts'
import type { ClockGroup, ClockRow } from './clock-rows.ts'
import { clockDepth, hangsOnWall } from './clock-size.ts'

type Look = { case: ClockCase; colour?: ColourName; size: number }

/** The sellable forms of a clock: one product, or variants by size and by case or paint. */
export function clockOffer(
  group: ClockGroup,
  row: ClockRow,
  sku: string,
  id: number,
): Pick<
  ProductModel,
  'type' | 'categories' | 'choices' | 'facts' | 'price' | 'axes' | 'variants' | 'pictureSpec' | 'views'
> {
  const [, brand, face, made, shape, , , movement, sizes, pounds, choose] = row
  const looks = looksOf(row)
  const axes: ChoiceCode[] = [
    ...(sizes.length > 1 ? (['size'] as const) : []),
    ...(choose ? ['cases' in choose ? ('material' as const) : ('color' as const)] : []),
  ]
  const fixed = {
    brand,
    movement,
    dial: face,
    shape: shapeKey(face === 'sunburst' ? 'sunburst' : group === 'cuckoo' ? 'house' : shape),
  }
  const first = looks[0]!
  const shared = {
    categories: [categoryOf(group, row)],
    pictureSpec: () => clockPictureSpec(group, row, sku, first),
    views: viewsOf(group, sku),
  }
  if (looks.length === 1) {
    return {
      ...shared,
      type: 'simple',
      axes: [],
      variants: [],
      price: pounds * 100,
      facts: sizeFacts(group, row, first.size),
      choices: { ...fixed, material: first.case, color: colourKey(first), size: sizeKey(group, first.size) },
    }
  }
  const variants = looks.map(
    (look, index): VariantModel => ({
      id: id * 100 + index + 1,
      sku: [
        sku,
        ...(sizes.length > 1 ? [look.size] : []),
        ...(choose ? [(look.colour ?? look.case).slice(0, 3).toUpperCase()] : []),
      ].join('-'),
      choices: {
        ...(sizes.length > 1 ? { size: sizeKey(group, look.size) } : {}),
        ...(choose ? ('cases' in choose ? { material: look.case } : { color: colourKey(look) }) : {}),
      },
      price: (pounds + sizes.indexOf(look.size) * Math.max(8, Math.round(pounds * 0.28))) * 100,
      facts: sizeFacts(group, row, look.size),
      pictureSpec: () => clockPictureSpec(group, row, sku, look),
    }),
  )
  return {
    ...shared,
    type: 'configurable',
    axes,
    variants,
    price: pounds * 100,
    facts: {},
    choices: {
      ...fixed,
      ...(choose && 'cases' in choose ? {} : { material: made }),
      ...(choose && 'colours' in choose ? {} : { color: colourKey(first) }),
      ...(sizes.length > 1 ? {} : { size: sizeKey(group, first.size) }),
    },
  }
}

function looksOf(row: ClockRow): Look[] {
  const [, , , made, , , , , sizes, , choose] = row
  if (!choose) return sizes.map((size) => ({ case: made, size }))
  if ('cases' in choose) return sizes.flatMap((size) => choose.cases.map((wood) => ({ case: wood, size })))
  return sizes.flatMap((size) => choose.colours.map((colour) => ({ case: made, colour, size })))
}

function clockPictureSpec(group: ClockGroup, row: ClockRow, sku: string, look: Look): ClockSpec {
  const [, , face, , shape, hands, dial] = row
  const kind = group === 'mantel' || group === 'carriage' || group === 'cuckoo' || group === 'alarm' ? group : 'wall'
  const pictureSpec: ClockSpec = {
    family: 'clock',
    kind,
    face,
    case: look.case,
    dial,
    hands,
    shape,
    sizeCm: look.size,
    seed: sku,
  }
  return look.colour ? { ...pictureSpec, colour: look.colour } : pictureSpec
}

const caseColours: Record<ClockCase, string> = {
  oak: 'natural',
  ash: 'natural',
  walnut: 'brown',
  brass: 'gold',
  steel: 'silver',
  cork: 'sand',
  painted: 'white',
}
const colourKey = (look: Look): string => look.colour ?? caseColours[look.case]

const shapeKeys: Record<string, string> = {
  round: 'round',
  square: 'square',
  cushion: 'square',
  octagon: 'octagonal',
  arch: 'arched',
  tambour: 'arched',
  drum: 'round',
  sunburst: 'sunburst',
  house: 'house',
}
const shapeKey = (shape: ClockShape | 'sunburst' | 'house'): string => shapeKeys[shape]!

/** The size option: the diameter for wall clocks except cuckoo clocks; small, medium or large for all other clocks. */
const sizeKey = (group: ClockGroup, size: number): string =>
  hangsOnWall(group) && group !== 'cuckoo' ? `d${size}` : size < 15 ? 'small' : size < 26 ? 'medium' : 'large'

function sizeFacts(group: ClockGroup, row: ClockRow, size: number): Facts {
  const depth = { depth_cm: clockDepth(group, row) }
  return hangsOnWall(group) && group !== 'cuckoo'
    ? { ...depth, diameter_cm: size }
    : { ...depth, height_cm: size, width_cm: Math.round(size * (row[4] === 'tambour' ? 1.9 : 0.78)) }
}

function categoryOf(group: ClockGroup, row: ClockRow): number {
  const modern = ['batons', 'bauhaus', 'numberless'].includes(row[2])
  const of = { kitchen: 5103, station: 5104, sunburst: 5105, mantel: 52, carriage: 53, cuckoo: 54, alarm: 55 }
  return group === 'wall' ? (modern ? 5102 : 5101) : of[group]
}

function viewsOf(group: ClockGroup, sku: string): View[] {
  const choose = random(`${sku} views`)
  const extra: View = group === 'alarm' || group === 'carriage' ? 'pack' : 'back'
  return [
    'front',
    'angle',
    'room',
    ...(choose.chance(0.6) ? ['detail' as const] : []),
    ...(choose.chance(0.35) ? [extra] : []),
  ]
}
