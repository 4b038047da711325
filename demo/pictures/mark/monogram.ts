import { contrastingInk, lightness, mix } from '../drawing/colour.ts'
import { arcPath, circlePath, polar, polygon } from '../drawing/geometry.ts'
import { centredTextPath, type FontFace, letterWidth, textPath } from '../drawing/lettering.ts'
import { type Random, random } from '../drawing/random.ts'
import { circle, path, rect, rotateBy } from '../drawing/svg.ts'
import { palettes } from '../material/palettes.ts'
import type { MonogramRecipe } from '../recipe.ts'
import { type MonogramStyle, monogramStyles, paletteNames } from '../vocabulary.ts'

export const monogramSize = 600

type Lockup = {
  letters: string
  name: string
  ink: string
  second: string
  ground: string
  face: FontFace
  rng: Random
}

/** Draws a studio's logo: initials in one of six arrangements. */
export function monogram(recipe: MonogramRecipe): string {
  const rng = random(`monogram/${recipe.seed}/${recipe.initials}`)
  const palette = palettes[recipe.palette ?? rng.pick(paletteNames)]
  const ground = rng.pick([palette.paper, palette.paper, palette.tones[4], palette.tones[0]])
  const ink = contrastingInk(ground, palette.ink, palette.paper)
  const apart = [palette.accent, palette.tones[1], palette.tones[3]].find(
    (tone) => Math.abs(lightness(tone) - lightness(ground)) > 0.22,
  )
  const face = rng.pick<FontFace>(['light', 'regular', 'italic', 'bold', 'lightItalic', 'sansMedium'])
  const style: MonogramStyle = recipe.style ?? rng.pick(monogramStyles)
  const lockup: Lockup = {
    letters: [...recipe.initials].slice(0, 3).join(''),
    name: recipe.name ?? '',
    ink,
    second: apart ?? ink,
    ground,
    face,
    rng,
  }
  return rect(0, 0, 600, 600, { fill: ground }) + lockups[style](lockup)
}

const fitted = (text: string, face: FontFace, width: number, most: number): number =>
  Math.min(most, width / letterWidth(text, face, 1))

const nameLine = ({ name, ink }: Lockup, y: number, size = 24): string =>
  name === ''
    ? ''
    : path(
        textPath(name.toUpperCase(), {
          face: 'sansMedium',
          size: fitted(name.toUpperCase(), 'sansMedium', 360, size),
          x: 300,
          y,
          tracking: 0.2,
        }),
        { fill: ink },
      )

const lockups: Record<MonogramStyle, (lockup: Lockup) => string> = {
  ring: (l) =>
    circle(300, 270, 170, { stroke: l.ink, width: 5 }) +
    circle(300, 270, 156, { stroke: l.second, width: 2 }) +
    path(centredTextPath(l.letters, { face: l.face, size: fitted(l.letters, l.face, 210, 170), x: 300, y: 270 }), {
      fill: l.ink,
    }) +
    nameLine(l, 512),
  shelf: (l) =>
    path('M150 196H450', { stroke: l.second, width: 5 }) +
    path(centredTextPath(l.letters, { face: l.face, size: fitted(l.letters, l.face, 300, 230), x: 300, y: 300 }), {
      fill: l.ink,
    }) +
    path('M150 404H450', { stroke: l.ink, width: 5 }) +
    nameLine(l, 470),
  stacked: (l) => {
    const chars = [...l.letters]
    const size = 340 / Math.max(2, chars.length)
    const column = chars
      .map((c, i) =>
        path(
          centredTextPath(c, { face: l.face, size: size * 1.15, x: 300, y: 270 + (i - (chars.length - 1) / 2) * size }),
          { fill: i % 2 ? l.second : l.ink },
        ),
      )
      .join('')
    return column + path('M180 100V440M420 100V440', { stroke: l.ink, width: 3 }) + nameLine(l, 506)
  },
  stamp: (l) => {
    const edge = polygon(Array.from({ length: 96 }, (_, i) => polar(i % 2 ? 196 : 208, i * 3.75, 300, 286)))
    return (
      path(edge, { fill: l.second }) +
      circle(300, 286, 172, { stroke: contrastingInk(l.second), width: 3 }) +
      path(centredTextPath(l.letters, { face: 'bold', size: fitted(l.letters, 'bold', 230, 170), x: 300, y: 286 }), {
        fill: contrastingInk(l.second),
      }) +
      nameLine(l, 550)
    )
  },
  interlaced: (l) => {
    const [a, b] = [l.letters[0] ?? 'M', l.letters[1] ?? l.letters[0] ?? 'M']
    return (
      path(centredTextPath(a, { face: 'light', size: 340, x: 250, y: 240 }), { fill: l.ink }) +
      path(centredTextPath(b, { face: 'lightItalic', size: 340, x: 360, y: 310 }), { fill: l.second }) +
      nameLine(l, 516)
    )
  },
  diamond: (l) =>
    rect(300 - 138, 270 - 138, 276, 276, { fill: mix(l.second, l.ground, 0.1), transform: rotateBy(45, 300, 270) }) +
    rect(300 - 152, 270 - 152, 304, 304, { stroke: l.ink, width: 2.5, transform: rotateBy(45, 300, 270) }) +
    path(centredTextPath(l.letters, { face: l.face, size: fitted(l.letters, l.face, 200, 150), x: 300, y: 270 }), {
      fill: contrastingInk(l.second),
    }) +
    nameLine(l, 548) +
    path(circlePath(300, 82, 5) + arcPath(5, 0, 180, 300, 458), { fill: l.ink }),
}
