import { wheelPath } from '../clock/gear.ts'
import { ticks } from '../clock/markings.ts'
import { contrastingInk, lightness, mix } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import { textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { circle, group, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { type Palette, sunColour } from '../material/palettes.ts'
import type { GiftCardDesign } from '../vocabulary.ts'

/** A bank card's size, in tenths of a millimetre: 856 × 540. */
export const giftCardWidth = 856
export const giftCardHeight = 540

type Print = { defs: SvgDefinitions; rng: Random; palette: Palette; amount: string }

const darkest = (palette: Palette): string => [...palette.tones].sort((a, b) => lightness(a) - lightness(b))[0]!

const wordmark = (x: number, y: number, size: number, ink: string): string =>
  path(textPath('Mantel', { face: 'light', size, x, y, align: 'left' }), { fill: ink }) +
  path(`M${x} ${y - size * 0.92}h${size * 2.85}`, { stroke: ink, width: size * 0.03 })

const sum = (amount: string, ink: string): string =>
  amount === ''
    ? ''
    : path(
        textPath(amount, { face: 'regular', size: 78, x: giftCardWidth - 56, y: giftCardHeight - 56, align: 'right' }),
        { fill: ink },
      )

/** A hairline shelf with four products on it. */
function shelf({ palette, amount }: Print): string {
  const ink = palette.ink
  const [a, b, c] = [palette.accent, palette.tones[1], palette.tones[3]]
  return (
    rect(0, 0, giftCardWidth, giftCardHeight, { fill: palette.paper }) +
    path('M60 350H796', { stroke: ink, width: 5 }) +
    circle(190, 262, 84, { fill: c }) +
    circle(190, 262, 84, { stroke: ink, width: 6 }) +
    path(
      ticks(66, 76, (m) => m % 15 === 0),
      { stroke: ink, width: 5, transform: translateBy(190, 262) },
    ) +
    path('M190 262L150 238M190 262L240 234', { stroke: ink, width: 6, cap: 'round' }) +
    path('M140 346l-12 0M252 346l-12 0', { stroke: ink, width: 10 }) +
    group(
      rect(0, -190, 150, 190, { fill: a, stroke: ink, width: 6 }) +
        rect(24, -166, 102, 142, { fill: palette.paper }) +
        path('M24 -70L62 -120L88 -84L104 -104L126 -70V-24H24Z', { fill: b }),
      { transform: `${translateBy(330, 348)} ${rotateBy(-3)}` },
    ) +
    group(
      rect(0, -128, 96, 128, { fill: b, stroke: ink, width: 6 }) +
        rect(18, -110, 60, 92, { fill: palette.paper }) +
        circle(48, -68, 18, { fill: a }),
      { transform: translateBy(520, 348) },
    ) +
    path('M660 348C630 330 634 280 650 262V232H690V262C706 280 710 330 680 348Z', { fill: a, stroke: ink, width: 6 }) +
    path('M670 232C664 170 640 150 628 132M670 232C672 170 690 140 706 122M670 232V120', { stroke: ink, width: 4 }) +
    circle(628, 130, 11, { fill: c }) +
    circle(706, 120, 11, { fill: c }) +
    circle(670, 116, 11, { fill: b }) +
    wordmark(60, 470, 74, ink) +
    sum(amount, ink)
  )
}

/** Brass clock wheels on the darkest colour. */
function clockwork({ defs, palette, amount }: Print): string {
  const ground = darkest(palette)
  const brass = linear(
    defs,
    [
      [0, '#f0d79a'],
      [0.5, '#c39a4e'],
      [1, '#8a6428'],
    ],
    0,
    0,
    1,
    1,
  )
  const wheel = (x: number, y: number, r: number, teeth: number, spokes: number, turn: number, opacity: number) =>
    path(wheelPath(r, teeth, spokes), {
      fill: brass,
      fillOpacity: opacity,
      rule: 'evenodd',
      transform: `${translateBy(x, y)} ${rotateBy(turn)}`,
    })
  return (
    rect(0, 0, giftCardWidth, giftCardHeight, {
      fill: linear(
        defs,
        [
          [0, mix(ground, '#ffffff', 0.08)],
          [1, ground],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    wheel(640, 190, 230, 40, 6, 4, 1) +
    wheel(370, 60, 120, 24, 5, 10, 0.8) +
    wheel(846, 430, 130, 26, 5, 0, 0.85) +
    wheel(470, 330, 84, 18, 4, 8, 0.7) +
    wordmark(60, 470, 80, '#f3e3bd') +
    sum(amount, '#f3e3bd')
  )
}

/** A gallery wall of coloured rectangles. */
function gallery({ rng, palette, amount }: Print): string {
  const ground = mix(palette.tones[4], palette.paper, 0.3)
  const ink = contrastingInk(ground, palette.ink)
  const spots: readonly (readonly [number, number, number, number])[] = [
    [60, 60, 150, 200],
    [236, 60, 200, 130],
    [236, 214, 92, 92],
    [344, 214, 92, 130],
    [462, 60, 130, 284],
    [618, 60, 180, 150],
    [618, 236, 82, 108],
    [716, 236, 82, 108],
  ]
  const pool = rng.shuffled([...palette.tones.slice(0, 4), palette.accent, sunColour(palette)])
  const pictures = spots
    .map(([x, y, w, h], i) => {
      const [a, b] = [pool[i % pool.length]!, pool[(i + 2) % pool.length]!]
      const inner = [
        rect(x + 12, y + 12, w - 24, h - 24, { fill: a }),
        circle(x + w / 2, y + h / 2, Math.min(w, h) * 0.26, { fill: b }),
        path(
          `M${x + 12} ${y + h * 0.7}Q${x + w / 2} ${y + h * 0.3} ${x + w - 12} ${y + h * 0.7}V${y + h - 12}H${x + 12}Z`,
          { fill: b },
        ),
      ]
      return (
        rect(x + 5, y + 8, w, h, { fill: '#1a0f05', fillOpacity: 0.16 }) +
        rect(x, y, w, h, { fill: '#fbf7ee', stroke: ink, width: 4 }) +
        inner[0]! +
        (i % 3 === 0 ? inner[1]! : i % 3 === 1 ? inner[2]! : '')
      )
    })
    .join('')
  return (
    rect(0, 0, giftCardWidth, giftCardHeight, { fill: ground }) +
    pictures +
    wordmark(60, 474, 68, ink) +
    sum(amount, ink)
  )
}

export const giftCardDrawings: Record<GiftCardDesign, (print: Print) => string> = { shelf, clockwork, gallery }
