import { palettes } from '../material/palettes.ts'
import { darker, lighter, mix } from '../pen/colour.ts'
import { linear } from '../pen/gradient.ts'
import type { Random } from '../pen/random.ts'
import { contactShadow } from '../pen/shadow.ts'
import type { Sheet } from '../pen/sheet.ts'
import { group, n, path, rect, rotateBy, translateBy } from '../pen/svg.ts'

const spineInks = Object.values(palettes).flatMap((palette) => [palette.tones[0], palette.tones[1], palette.accent])

/** A pile of books. */
export function bookPile(on: Sheet, rng: Random): string {
  let [y, out] = [0, contactShadow(on, 30, 0, 190, 10, 0.45)]
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
        fill: linear(on, [
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
export function bookRow(on: Sheet, rng: Random): string {
  let out = contactShadow(on, 90, 0, 190, 9, 0.4)
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
            on,
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
      path(`M0 ${n(-tall * 0.82)}h${n(t)}M0 ${n(-tall * 0.18)}h${n(t)}`, {
        stroke: '#f3e7cb',
        strokeOpacity: 0.7,
        width: 3,
      })
    out += group(book, { transform: i === count - 1 ? `${translateBy(x + 12, 0)} ${rotateBy(-9)}` : translateBy(x, 0) })
    x += t + 1.5
  }
  return out
}
