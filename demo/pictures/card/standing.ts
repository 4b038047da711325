import { mix } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import { random } from '../drawing/random.ts'
import { contactShadow } from '../drawing/shadow.ts'
import { group, num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'
import type { CardSpec } from '../recipe.ts'
import { blankPage, envelope, envelopeSize, printedFront } from './paper.ts'

export const envelopePaper = (product: CardSpec): string => {
  const palette = palettes[product.design.palette]
  return random(`envelope/${product.seed}`).pick([
    '#d2b48c',
    '#f3eee4',
    mix(palette.tones[3], palette.paper, 0.4),
    mix(palette.accent, palette.paper, 0.62),
    palette.tones[4],
    mix(palette.tones[1], palette.paper, 0.5),
  ])
}

export type StandingCard = { markup: string; w: number; h: number }

/** A half-open standing card, seen slightly from above, in mm. The foot of the spine is (0, 0), upwards is negative y. */
export function standingCard(defs: SvgDefinitions, product: CardSpec, withEnvelope = true): StandingCard {
  const [w, h] = [product.size.width * 10, product.size.height * 10]
  const turn = { front: [0.95, 0.04], back: [0.9, -0.09] } as const
  const panel = ([sx, shear]: readonly [number, number], content: string) =>
    group(content, { transform: `matrix(${sx} ${shear} 0 1 0 ${num(-h)})` })
  const e = envelopeSize(product.size)
  const lean = withEnvelope
    ? group(
        rect(4, 6, e.w, e.h, { fill: '#2a1d10', fillOpacity: 0.14 }, 2) +
          rect(9, 12, e.w, e.h, { fill: '#2a1d10', fillOpacity: 0.08 }, 3) +
          envelope(defs, e.w, e.h, envelopePaper(product)),
        { transform: `translate(${num(w * 0.62 - e.w * 0.5)} ${num(-h * 0.1 - e.h)}) rotate(-5)` },
      )
    : ''
  const light = linear(
    defs,
    [
      [0, '#1a0f05', 0.16],
      [0.05, '#1a0f05', 0.02],
      [0.4, '#ffffff', 0.06],
      [1, '#1a0f05', 0.05],
    ],
    0,
    0,
    1,
    0,
  )
  const markup =
    contactShadow(defs, w * 0.72, -h * 0.03, w * 0.95, h * 0.12, 0.3) +
    lean +
    panel(turn.back, blankPage(defs, w, h) + rect(0, 0, w, h, { fill: '#1a0f05', fillOpacity: 0.14 })) +
    path(`M0 0L${num(w * 0.9)} ${num(-w * 0.09)}L${num(w * 0.95)} ${num(w * 0.04)}Z`, {
      fill: '#1a0f05',
      fillOpacity: 0.34,
    }) +
    contactShadow(defs, w * 0.52, w * 0.022, w * 0.56, h * 0.018, 0.5) +
    panel(turn.front, printedFront(defs, product.design, product.size) + rect(0, 0, w, h, { fill: light })) +
    path(`M0 0L${num(w * 0.95)} ${num(w * 0.04)}`, { stroke: '#fffdf8', strokeOpacity: 0.6, width: 0.5 })
  return { markup, w: Math.max(w * 0.95, w * 0.64 + e.w * 0.5), h }
}
