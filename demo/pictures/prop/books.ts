import { darker, lighter, mix } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { contactShadow } from '../drawing/shadow.ts'
import { group, num, path, rect, rotateBy, translateBy } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import { palettes } from '../material/palettes.ts'

const spineInks = Object.values(palettes).flatMap((palette) => [palette.tones[0], palette.tones[1], palette.accent])

/** A pile of books. */
export function bookPile(defs: SvgDefinitions, rng: Random): string {
  let [y, out] = [0, contactShadow(defs, 30, 0, 190, 10, 0.45)]
  const count = rng.whole(2, 4)
  for (let i = 0; i < count; i++) {
    const [w, t] = [rng.between(190, 250), rng.between(24, 44)]
    const [x, colour] = [-w / 2 + rng.between(-14, 14), mix(rng.pick(spineInks), '#e6dccb', rng.between(0.05, 0.4))]
    y -= t
    out += rect(
      x,
      y,
      w,
      t,
      {
        fill: linear(defs, [
          [0, lighter(colour, 0.08)],
          [0.4, colour],
          [1, darker(colour, 0.1)],
        ]),
      },
      4,
    )
    out += rect(x + w * rng.between(0.15, 0.5), y + t * 0.42, w * 0.26, t * 0.14, {
      fill: '#f3e7cb',
      fillOpacity: 0.75,
    })
    out += rect(x + 2, y + t - 2.5, w - 4, 2.5, { fill: '#1a0f05', fillOpacity: 0.3 })
  }
  return out
}

/** A row of standing books, the last one leaning. */
export function bookRow(defs: SvgDefinitions, rng: Random): string {
  let out = contactShadow(defs, 90, 0, 190, 9, 0.4)
  let x = 0
  const count = rng.whole(4, 6)
  for (let i = 0; i < count; i++) {
    const [t, tall] = [rng.between(20, 42), rng.between(190, 250)]
    const colour = mix(rng.pick(spineInks), '#e6dccb', rng.between(0.05, 0.45))
    const book =
      rect(
        0,
        -tall,
        t,
        tall,
        {
          fill: linear(
            defs,
            [
              [0, lighter(colour, 0.07)],
              [0.3, colour],
              [1, darker(colour, 0.12)],
            ],
            0,
            0,
            1,
            0,
          ),
        },
        3,
      ) +
      path(`M0 ${num(-tall * 0.82)}h${num(t)}M0 ${num(-tall * 0.18)}h${num(t)}`, {
        stroke: '#f3e7cb',
        strokeOpacity: 0.7,
        width: 3,
      })
    out += group(book, { transform: i === count - 1 ? `${translateBy(x + 12, 0)} ${rotateBy(-9)}` : translateBy(x, 0) })
    x += t + 1.5
  }
  return out
}
