import { mix } from '../drawing/colour.ts'
import { circlePath } from '../drawing/geometry.ts'
import { centredTextPath, type FontFace, letterWidth, textPath } from '../drawing/lettering.ts'
import type { Random } from '../drawing/random.ts'
import { group, num, path, rect, translateBy } from '../drawing/svg.ts'
import type { Canvas } from './series.ts'

const words = ['home', 'slow', 'tea', 'quiet', 'here', 'hello', 'stay', 'light', 'bread', 'play', 'north', 'yes']

/** Wood type in two or three inks, slightly misregistered and worn. */
export function letterpress({ rng, palette, subject, w, h }: Canvas): string {
  const flip = rng.chance(0.4)
  const [first, second] = rng.shuffled([palette.accent, palette.tones[0], palette.tones[1], palette.tones[2]])
  const paper = flip ? first! : palette.paper
  const ink = flip ? palette.paper : first!
  const faces: readonly FontFace[] = ['black', 'bold', 'boldItalic', 'light', 'italic', 'sansBold']
  const face = rng.pick(faces)
  let out = rect(0, 0, w, h, { fill: paper })
  const big = (text: string, share: number, y = h * 0.5) => {
    const size = Math.min((w * share) / letterWidth(text, face, 1), h * 0.95)
    const d = centredTextPath(text, { face, size, x: w / 2, y })
    return (
      path(d, { fill: mix(second!, paper, 0.25), transform: translateBy(9, 11) }) +
      path(d, { fill: ink }) +
      wear(rng, w, h, paper)
    )
  }
  switch (subject) {
    case 'numeral':
      out += big(String(rng.whole(2, 9)), 0.62)
      break
    case 'letter':
      out += big(rng.pick([...'ABEGHKMNQRSTW']), 0.7)
      break
    case 'question':
      out += big(rng.pick(['?', '!', '?!']), 0.44)
      break
    case 'word':
      out += stacked(rng, rng.pick(words), face, w, h, ink, mix(second!, paper, 0.2))
      break
    case 'alphabet':
      out += alphabet(face, w, h, ink, second!)
      break
    default:
      out += big('&', 0.72)
  }
  const m = 46
  if (rng.chance(0.5)) out += path(`M${m} ${m}H${num(w - m)}V${num(h - m)}H${m}Z`, { stroke: ink, width: 5 })
  return out + path(textPath('printed by hand', { face: 'italic', size: 24, x: w / 2, y: h - m * 1.7 }), { fill: ink })
}

function stacked(rng: Random, word: string, face: FontFace, w: number, h: number, ink: string, shade: string): string {
  const rows = rng.whole(3, 5)
  const size = Math.min((w * 0.8) / letterWidth(word, face, 1), (h * 0.8) / rows / 0.92)
  let out = ''
  for (let i = 0; i < rows; i++) {
    const y = h / 2 + (i - (rows - 1) / 2) * size * 0.92
    out += path(centredTextPath(word, { face, size, x: w / 2, y }), {
      fill: i === rng.whole(0, rows - 1) ? ink : i % 2 ? shade : ink,
    })
  }
  return out
}

function alphabet(face: FontFace, w: number, h: number, ink: string, second: string): string {
  const cols = w > h ? 7 : 5
  const chars = [...'abcdefghijklmnopqrstuvwxyz&']
  const rows = Math.ceil(chars.length / cols)
  const [sx, sy] = [(w * 0.84) / cols, (h * 0.8) / rows]
  const size = Math.min(sx, sy) * 0.92
  return group(
    chars
      .map((c, i) =>
        path(
          textPath(c, {
            face,
            size,
            x: w * 0.08 + sx * ((i % cols) + 0.5),
            y: h * 0.07 + sy * (Math.floor(i / cols) + 0.75),
          }),
          { fill: i % 7 === 3 ? second : ink },
        ),
      )
      .join(''),
  )
}

function wear(rng: Random, w: number, h: number, paper: string): string {
  let d = ''
  for (let i = 0; i < 40; i++)
    d += circlePath(rng.between(0.1, 0.9) * w, rng.between(0.1, 0.9) * h, rng.between(0.6, 2.6))
  return path(d, { fill: paper, fillOpacity: 0.8 })
}
