import { lighter } from '../drawing/colour.ts'
import { linear } from '../drawing/gradient.ts'
import type { Random } from '../drawing/random.ts'
import { contactShadow } from '../drawing/shadow.ts'
import { ellipse, num, path, rect } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'

/** Brushes and pencils in a glass. */
export function brushJar(defs: SvgDefinitions, rng: Random, inks: readonly string[]): string {
  let tools = ''
  for (let i = 0; i < 7; i++) {
    const lean = (i - 3) * rng.between(10, 17)
    const tall = rng.between(210, 290)
    const ink = inks[i % inks.length]!
    tools += path(`M${num(lean * 0.2)} -40L${num(lean)} ${num(-tall)}`, {
      stroke: i % 2 ? '#b98f5f' : lighter(ink, 0.05),
      width: 8,
      cap: 'round',
    })
    tools += path(`M${num(lean)} ${num(-tall)}q${num(-7)} -22 ${num(lean * 0.08)} -44q9 22 0 44z`, { fill: ink })
  }
  return (
    contactShadow(defs, 16, 0, 80, 9, 0.45) +
    tools +
    rect(
      -46,
      -130,
      92,
      130,
      {
        fill: linear(
          defs,
          [
            [0, '#ffffff', 0.55],
            [0.25, '#dfe6e6', 0.5],
            [0.7, '#c9d3d4', 0.55],
            [1, '#9fadb0', 0.7],
          ],
          0,
          0,
          1,
          0,
        ),
      },
      10,
    ) +
    ellipse(0, -130, 46, 7, { stroke: '#ffffff', strokeOpacity: 0.8, width: 2 }) +
    rect(-36, -120, 8, 104, { fill: '#ffffff', fillOpacity: 0.5 }, 4)
  )
}
