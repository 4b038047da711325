import type { FrameSpec, View } from '../../../pictures/recipe.ts'
import type { ColourName, FrameMaterial } from '../../../pictures/vocabulary.ts'
import type { ChoiceCode } from '../../attributes/options.ts'
import { random } from '../../random.ts'
import type { Facts, ProductModel, VariantModel } from '../model.ts'
import { type FrameGroup, type FrameRow, type PhotoSize, photoSizes } from './frame-rows.ts'

type Look = { material: FrameMaterial; colour?: ColourName; size: PhotoSize }

export function frameOffer(
  group: FrameGroup,
  row: FrameRow,
  sku: string,
  id: number,
): Pick<
  ProductModel,
  'type' | 'categories' | 'choices' | 'facts' | 'price' | 'axes' | 'variants' | 'pictureSpec' | 'views'
> {
  const [, brand, , , mount, layout, sizes, pounds, choose] = row
  const looks = looksOf(row)
  const first = looks[0]!
  const byFinish = choose ? finishAxis(choose) : null
  const axes: ChoiceCode[] = [...(sizes.length > 1 ? (['size'] as const) : []), ...(byFinish ? [byFinish] : [])]
  const fixed = { brand, mount, shape: layout === 'oval' ? 'oval' : isSquare(first) ? 'square' : 'rectangular' }
  const shared = {
    categories: [categoryOf(group, row)],
    pictureSpec: () => framePictureSpec(row, sku, first),
    views: viewsOf(sku),
    price: pounds * 100,
  }
  const own = { material: materialKey(first.material), color: colourKey(first), size: first.size }
  if (looks.length === 1) {
    return {
      ...shared,
      type: 'simple',
      axes: [],
      variants: [],
      facts: sizeFacts(row, first),
      choices: { ...fixed, ...own },
    }
  }
  const variants = looks.map(
    (look, index): VariantModel => ({
      id: id * 100 + index + 1,
      sku: [
        sku,
        ...(sizes.length > 1 ? [look.size.replace('p', '').toUpperCase()] : []),
        ...(choose ? [(look.colour ?? look.material).slice(0, 3).toUpperCase()] : []),
      ].join('-'),
      choices: {
        ...(sizes.length > 1 ? { size: look.size } : {}),
        ...(byFinish === 'color'
          ? { color: colourKey(look) }
          : byFinish
            ? { material: materialKey(look.material) }
            : {}),
      },
      price: (pounds + sizes.indexOf(look.size) * Math.max(4, Math.round(pounds * 0.35))) * 100,
      facts: sizeFacts(row, look),
      pictureSpec: () => framePictureSpec(row, sku, look),
    }),
  )
  const left = Object.fromEntries(Object.entries(own).filter(([code]) => !axes.includes(code as ChoiceCode)))
  return { ...shared, type: 'configurable', axes, variants, facts: {}, choices: { ...fixed, ...left } }
}

/** Woods differ by material; stains and paints differ by colour. */
function finishAxis(choose: NonNullable<FrameRow[8]>): 'color' | 'material' {
  return 'colours' in choose || choose.materials.includes('black') ? 'color' : 'material'
}

function looksOf(row: FrameRow): Look[] {
  const [, , , material, , , sizes, , choose] = row
  if (!choose) return sizes.map((size) => ({ material, size }))
  if ('materials' in choose) return sizes.flatMap((size) => choose.materials.map((made) => ({ material: made, size })))
  return sizes.flatMap((size) => choose.colours.map((colour) => ({ material, colour, size })))
}

function framePictureSpec(row: FrameRow, sku: string, look: Look): FrameSpec {
  const [, , profile, , mount, layout] = row
  const pictureSpec: FrameSpec = {
    family: 'frame',
    profile,
    material: look.material,
    mount,
    layout,
    photo: photoSizes[look.size],
    seed: sku,
  }
  return look.colour ? { ...pictureSpec, colour: look.colour } : pictureSpec
}

const materialKeys: Partial<Record<FrameMaterial, string>> = { black: 'painted', white: 'painted', silver: 'steel' }
const materialKey = (material: FrameMaterial): string => materialKeys[material] ?? material

const colourKeys: Record<FrameMaterial, string> = {
  oak: 'natural',
  ash: 'natural',
  pine: 'natural',
  walnut: 'brown',
  black: 'black',
  white: 'white',
  brass: 'gold',
  silver: 'silver',
  gilt: 'gold',
  painted: 'white',
}
const colourKey = (look: Look): string => look.colour ?? colourKeys[look.material]

const isSquare = (look: Look): boolean => photoSizes[look.size].width === photoSizes[look.size].height

/** Number of columns and rows of openings in the frame. */
const grids = {
  single: [1, 1],
  oval: [1, 1],
  double: [2, 1],
  triptych: [3, 1],
  grid4: [2, 2],
  collage5: [3, 2],
  strip4: [4, 1],
  grid9: [3, 3],
} as const

/** Outside measures: openings, gaps of two centimetres, and moulding with mount on either side. */
function sizeFacts(row: FrameRow, look: Look): Facts {
  const [columns, rows] = grids[row[5]]
  const { width, height } = photoSizes[look.size]
  const edge = row[2] === 'slim' ? 2 : row[4] === 'none' ? 4 : 10
  const outside = (length: number, count: number) => Math.round(length * count + 2 * (count - 1) + edge)
  return {
    width_cm: outside(width, columns),
    height_cm: outside(height, rows),
    depth_cm: row[2] === 'box' ? 4.5 : 2,
  }
}

function categoryOf(group: FrameGroup, row: FrameRow): number {
  if (group !== 'single') return { box: 23, poster: 25, oval: 26, multi: 24 }[group]
  if (row[1] === 'fairlead') return 22
  if (['painted', 'gilt', 'black', 'white'].includes(row[3])) return 2103
  return ['oak', 'ash'].includes(row[3]) ? 2101 : 2102
}

function viewsOf(sku: string): View[] {
  const choose = random(`${sku} views`)
  return [
    'front',
    'angle',
    'room',
    ...(choose.chance(0.5) ? ['back' as const] : []),
    ...(choose.chance(0.4) ? ['detail' as const] : []),
  ]
}
