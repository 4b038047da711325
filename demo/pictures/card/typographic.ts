import { lightness, mix } from '../drawing/colour.ts'
import { circlePath, polar, polygon } from '../drawing/geometry.ts'
import type { FontFace } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { num, path, rect, rotateBy } from '../drawing/svg.ts'
import { fitText } from './fit-text.ts'
import type { CardFront } from './front.ts'

const faces: readonly FontFace[] = [
  'black',
  'bold',
  'boldItalic',
  'italic',
  'regular',
  'light',
  'lightItalic',
  'sansBold',
]

/** The greeting in large letters with at most a small ornament. */
export function drawTypographicFront(front: CardFront): string {
  const { rng, palette, ground, ink, h, words } = front
  const face = rng.pick(faces)
  const strong = [palette.accent, ...palette.tones].filter(
    (tone) => Math.abs(lightness(tone) - lightness(ground)) > 0.42,
  )
  const fill = rng.chance(0.6) && strong.length > 0 ? rng.pick(strong) : ink
  const second = strong.find((tone) => tone !== fill) ?? ink
  const layout = rng.pick(['centred', 'left', 'framed', 'confetti', 'rules', 'sun', 'tilted'] as const)
  const big = (box: { y: number; height: number; width: number; max: number }) =>
    fitText(words, { face, x: 500, lead: 1.04, ...box }, fill)
  switch (layout) {
    case 'left':
      return (
        fitText(
          words,
          { face, x: 110, y: h * 0.46, width: 780, height: h * 0.7, max: 250, lead: 1.02, align: 'left' },
          fill,
        ).markup + rect(110, h - 150, 150, 12, { fill: second })
      )
    case 'framed':
      return (
        rect(52, 52, 896, h - 104, { stroke: second, width: 9 }) +
        rect(76, 76, 848, h - 152, { stroke: second, width: 3 }) +
        big({ y: h / 2, height: h * 0.56, width: 690, max: 220 }).markup
      )
    case 'confetti':
      return (
        confetti(
          rng,
          h,
          [second, palette.tones[2], palette.tones[3], palette.accent].filter((tone) => tone !== ground),
        ) + big({ y: h / 2, height: h * 0.44, width: 760, max: 210 }).markup
      )
    case 'rules': {
      const text = big({ y: h / 2, height: h * 0.5, width: 800, max: 220 })
      const gap = text.height / 2 + 60
      return (
        text.markup +
        [-1, 1]
          .map(
            (s) =>
              path(`M240 ${num(h / 2 + s * gap)}H760`, { stroke: second, width: 6 }) +
              path(circlePath(500, h / 2 + s * gap, 14), { fill: second }),
          )
          .join('')
      )
    }
    case 'sun': {
      let rays = ''
      for (let a = 0; a < 360; a += 15)
        rays += polygon([[500, h / 2], polar(1200, a, 500, h / 2), polar(1200, a + 7.5, 500, h / 2)])
      return (
        path(rays, { fill: mix(ground, second, 0.2) }) + big({ y: h / 2, height: h * 0.6, width: 800, max: 240 }).markup
      )
    }
    case 'tilted':
      return `<g transform="${rotateBy(-8, 500, h / 2)}">${rect(-100, h * 0.3, 1200, h * 0.4, { fill: mix(second, ground, 0.1) })}${fitText(words, { face, x: 500, y: h / 2, width: 800, height: h * 0.34, max: 200, lead: 1.04 }, lightness(second) > 0.62 ? palette.ink : palette.paper).markup}</g>`
    default:
      return big({ y: h / 2, height: h * 0.74, width: 840, max: 290 }).markup
  }
}

/** Confetti in the margins; the middle is for the greeting. */
function confetti(rng: Random, h: number, inks: readonly string[]): string {
  return inks
    .map((ink, k) => {
      let d = ''
      for (let i = 0; i < 22; i++) {
        const [x, y] = [rng.between(20, 980), rng.between(20, h - 20)]
        if (Math.abs(y - h / 2) < h * 0.27 && Math.abs(x - 500) < 430) continue
        const s = rng.between(9, 20)
        d +=
          (i + k) % 3 === 0
            ? circlePath(x, y, s * 0.7)
            : polygon([
                polar(s, rng.between(0, 90), x, y),
                polar(s, rng.between(120, 180), x, y),
                polar(s * 0.9, rng.between(220, 330), x, y),
              ])
      }
      return path(d, { fill: ink })
    })
    .join('')
}
