import { artwork } from '../art/artwork.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { boxShadow } from '../drawing/shadow.ts'
import { circle, group, rect, rotateBy, scaleBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import { flatSurface } from '../product-views/flat-lay.ts'
import { productHeight as H, productWidth as W } from '../product-views/product.ts'
import { cup, pencil } from '../prop/flat.ts'
import type { PrintDownloadSpec, ProductRecipe, WallArtSpec } from '../recipe.ts'
import { placedPicture } from './placed-picture.ts'

/** A printable file: on a tablet with a print of it below. Other views show the print on a wall. */
export function downloadPicture(
  defs: SvgDefinitions,
  rng: Random,
  product: PrintDownloadSpec,
  recipe: Pick<ProductRecipe, 'view' | 'room'>,
): string {
  if (recipe.view !== 'front' && recipe.view !== 'angle')
    return placedPicture(defs, rng, printed(product, recipe.view === 'room'), recipe)
  const aspect = product.size.width / product.size.height
  const art = artwork(defs, product.artwork, aspect)
  const picture = defs.symbol((id) => `<g id="${id}">${art.markup}</g>`)
  const fit = (w: number, h: number) => Math.min(w / art.w, h / art.h)
  const tilt = recipe.view === 'front' ? -5 : 8
  const k = fit(620, 860)
  const [tw, th] = [art.w * k, art.h * k]
  const bezel = 34
  const screen =
    boxShadow(defs, 14, 26, tw + 2 * bezel, th + 2 * bezel, 34, 0.45) +
    rect(
      0,
      0,
      tw + 2 * bezel,
      th + 2 * bezel,
      {
        fill: linear(
          defs,
          [
            [0, '#4a4a4c'],
            [0.1, '#1d1d1f'],
            [1, '#2b2b2d'],
          ],
          0,
          0,
          1,
          1,
        ),
      },
      34,
    ) +
    group(`<use xlink:href="${picture}"/>`, { transform: `${translateBy(bezel, bezel)} ${scaleBy(k)}` }) +
    rect(bezel, bezel, tw, th, {
      fill: linear(
        defs,
        [
          [0, '#ffffff', 0.24],
          [0.4, '#ffffff', 0.03],
          [0.401, '#ffffff', 0.12],
          [0.7, '#ffffff', 0],
        ],
        0,
        0,
        1,
        0.7,
      ),
    }) +
    circle((tw + 2 * bezel) / 2, bezel * 0.5, 5, { fill: '#3d3d40' })
  const s = fit(520, 700)
  const [sw, sh] = [art.w * s, art.h * s]
  const border = 30
  const sheet =
    boxShadow(defs, 8, 14, sw + 2 * border, sh + 2 * border, 20, 0.32) +
    rect(0, 0, sw + 2 * border, sh + 2 * border, { fill: '#fcfaf5' }) +
    group(`<use xlink:href="${picture}"/>`, { transform: `${translateBy(border, border)} ${scaleBy(s)}` })
  const centred = (content: string, w: number, h: number, x: number, y: number, turn: number) =>
    group(group(content, { transform: translateBy(-w / 2, -h / 2) }), {
      transform: `${translateBy(x, y)} ${rotateBy(turn)}`,
    })
  return (
    flatSurface(defs, rng, W, H) +
    group(cup(defs, '#e9e3d8'), { transform: `${translateBy(1030, 250)} ${scaleBy(2)}` }) +
    centred(sheet, sw + 2 * border, sh + 2 * border, W * 0.63, H * 0.57, tilt + 14) +
    centred(screen, tw + 2 * bezel, th + 2 * bezel, W * 0.44, H * 0.47, tilt) +
    group(pencil(defs, palettes[product.artwork.palette].accent), {
      transform: `${translateBy(140, 1330)} ${scaleBy(2.6)} ${rotateBy(-10)}`,
    })
  )
}

const printed = (product: PrintDownloadSpec, framed: boolean): WallArtSpec => ({
  family: 'wallart',
  artwork: product.artwork,
  sold: framed ? 'framed' : 'print',
  frame: 'oak',
  mount: 'white',
  size: product.size,
  seed: product.seed,
})
