import { lightness, mix } from '../drawing/colour.ts'
import type { Random } from '../drawing/random.ts'
import { group, num, path, rect, rotateBy, scaleBy, translateBy, use } from '../drawing/svg.ts'
import type { SvgDefinitions } from '../drawing/svg-definitions.ts'
import type { Plant } from './plant-parts.ts'
import { plants } from './plants.ts'
import type { Canvas } from './series.ts'

/** A plant as a one-colour linocut, with gouge marks around it. */
export function linocutBotanical({ defs, rng, palette, subject, w, h }: Canvas): string {
  const dark = [...palette.tones, palette.accent].filter((tone) => lightness(tone) < 0.62)
  const ink = rng.pick(dark.length > 0 ? dark : [palette.ink])
  const reversed = rng.chance(0.42)
  const paper = palette.paper
  const m = Math.min(w, h) * 0.075
  const plant = (plants[subject] ?? plants.fern!)(rng.fork('plant'))
  const k = Math.min((w - 2 * m) / 100, (h - 2 * m) / 130) * (reversed ? 0.86 : 0.96)
  const at = `${translateBy(w / 2, h / 2)} ${scaleBy(k)}`
  const solid = reversed ? paper : ink
  const cut = reversed ? ink : paper
  let out = rect(0, 0, w, h, { fill: paper })
  if (reversed)
    out +=
      path(raggedBlock(rng, m, w, h), { fill: ink }) +
      path(gouges(rng, w, h, m), { stroke: paper, strokeOpacity: 0.5, width: 3, cap: 'round' })
  else {
    out += path(gouges(rng, w, h, m), { stroke: mix(ink, paper, 0.2), strokeOpacity: 0.4, width: 3, cap: 'round' })
    if (rng.chance(0.4))
      out += path(`M${num(m)} ${num(m)}H${num(w - m)}V${num(h - m)}H${num(m)}Z`, { stroke: ink, width: 6 })
  }
  return out + group(printed(defs, plant, solid, cut), { transform: at })
}

function printed(defs: SvgDefinitions, plant: Plant, solid: string, cut: string): string {
  const leaf = plant.leaves.map(({ solid: d, carve }) => ({
    solid: defs.symbol((id) => `<path id="${id}" d="${d}"/>`),
    carve: carve ? defs.symbol((id) => `<path id="${id}" d="${carve}" fill="none"/>`) : '',
  }))
  let [shapes, lines] = ['', '']
  for (const { leaf: i, x, y, angle, size } of plant.placed) {
    const transform = `${translateBy(x, y)} ${rotateBy(angle)} ${scaleBy(size)}`
    shapes += use(leaf[i]!.solid, { transform })
    if (leaf[i]!.carve && !defs.small) lines += use(leaf[i]!.carve, { transform, width: 0.75 / size })
  }
  return (
    path(plant.stems, { stroke: solid, width: plant.stemWidth, cap: 'round', join: 'round' }) +
    group(shapes, { fill: solid }) +
    path(plant.solids, { fill: solid }) +
    group(lines, { stroke: cut, cap: 'round' }) +
    path(plant.carves, { stroke: cut, width: 0.75, cap: 'round' })
  )
}

function raggedBlock(rng: Random, m: number, w: number, h: number): string {
  const j = () => rng.between(-4, 4)
  let d = `M${num(m)} ${num(m)}`
  for (let i = 1; i <= 12; i++) d += `L${num(m + ((w - 2 * m) * i) / 12)} ${num(m + j())}`
  for (let i = 1; i <= 12; i++) d += `L${num(w - m + j())} ${num(m + ((h - 2 * m) * i) / 12)}`
  for (let i = 11; i >= 0; i--) d += `L${num(m + ((w - 2 * m) * i) / 12)} ${num(h - m + j())}`
  for (let i = 11; i > 0; i--) d += `L${num(m + j())} ${num(m + ((h - 2 * m) * i) / 12)}`
  return `${d}Z`
}

/** Short cuts near the edge, roughly parallel to the plant's outline. */
function gouges(rng: Random, w: number, h: number, m: number): string {
  let d = ''
  for (let i = 0; i < 46; i++) {
    const a = rng.between(0, Math.PI * 2)
    const [x, y] = [
      w / 2 + Math.cos(a) * (w / 2 - m) * rng.between(0.86, 0.97),
      h / 2 + Math.sin(a) * (h / 2 - m) * rng.between(0.86, 0.97),
    ]
    const t = a + Math.PI / 2 + rng.between(-0.3, 0.3)
    const l = rng.between(14, 42)
    d += `M${num(x)} ${num(y)}l${num(Math.cos(t) * l)} ${num(Math.sin(t) * l)}`
  }
  return d
}
