/** Functions that return SVG markup. Lengths are millimetres inside products and picture units outside. */
export type Paint = {
  fill?: string
  stroke?: string
  width?: number
  opacity?: number
  fillOpacity?: number
  strokeOpacity?: number
  cap?: 'round' | 'butt' | 'square'
  join?: 'round' | 'miter' | 'bevel'
  dash?: string
  rule?: 'evenodd'
  transform?: string
  clip?: string
  crisp?: boolean
}

/** A number rounded to hundredths, in its shortest form. */
export function num(value: number): string {
  const rounded = Math.round(value * 100) / 100
  return Object.is(rounded, -0) ? '0' : String(rounded)
}

function attributes(paint: Paint): string {
  let out = ''
  const add = (name: string, value: string | number | undefined) => {
    if (value !== undefined) out += ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`
  }
  add('fill', paint.fill ?? (paint.stroke ? 'none' : undefined))
  add('stroke', paint.stroke)
  add('stroke-width', paint.width)
  add('opacity', paint.opacity)
  add('fill-opacity', paint.fillOpacity)
  add('stroke-opacity', paint.strokeOpacity)
  add('stroke-linecap', paint.cap)
  add('stroke-linejoin', paint.join)
  add('stroke-dasharray', paint.dash)
  add('fill-rule', paint.rule)
  add('transform', paint.transform)
  add('clip-path', paint.clip)
  if (paint.crisp) add('shape-rendering', 'crispEdges')
  return out
}

export const path = (d: string, paint: Paint = {}): string => (d === '' ? '' : `<path d="${d}"${attributes(paint)}/>`)

export const rect = (x: number, y: number, w: number, h: number, paint: Paint = {}, r = 0): string =>
  w <= 0 || h <= 0
    ? ''
    : `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"${r > 0 ? ` rx="${num(r)}"` : ''}${attributes(paint)}/>`

export const circle = (cx: number, cy: number, r: number, paint: Paint = {}): string =>
  r <= 0 ? '' : `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}"${attributes(paint)}/>`

export const ellipse = (cx: number, cy: number, rx: number, ry: number, paint: Paint = {}): string =>
  rx <= 0 || ry <= 0
    ? ''
    : `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(paint)}/>`

export const group = (content: string, paint: Paint = {}): string =>
  content === '' ? '' : `<g${attributes(paint)}>${content}</g>`

export const use = (symbol: string, paint: Paint = {}): string => `<use xlink:href="${symbol}"${attributes(paint)}/>`

export const translateBy = (x: number, y: number): string => `translate(${num(x)} ${num(y)})`
export const rotateBy = (degrees: number, x = 0, y = 0): string =>
  x === 0 && y === 0 ? `rotate(${num(degrees)})` : `rotate(${num(degrees)} ${num(x)} ${num(y)})`
export const scaleBy = (x: number, y = x): string =>
  x === y ? `scale(${Math.round(x * 1e5) / 1e5})` : `scale(${Math.round(x * 1e5) / 1e5} ${Math.round(y * 1e5) / 1e5})`
