/** Colour arithmetic in OKLab, a perceptually uniform space; inputs and outputs are #rrggbb. */
type Lab = [number, number, number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

function lab(hex: string): Lab {
  const [r, g, b] = [1, 3, 5].map((i) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255)) as Lab
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function hex([L, a, b]: Lab): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${rgb
    .map((c) =>
      Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, c)))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** t = 0 gives `from`, t = 1 gives `to`. */
export function mix(from: string, to: string, t: number): string {
  const a = lab(from)
  const b = lab(to)
  return hex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** Lighter (by > 0) or darker (by < 0) in steps of perceived lightness, 0…1; the hue stays. */
export function lighter(colour: string, by: number): string {
  const [L, a, b] = lab(colour)
  const to = Math.min(1, Math.max(0, L + by))
  const keep = by > 0 ? 1 - by * 0.8 : 1
  return hex([to, a * keep, b * keep])
}

export const darker = (colour: string, by: number): string => lighter(colour, -by)

/** More vivid (factor > 1) or less vivid (factor < 1). */
export function changeSaturation(colour: string, factor: number): string {
  const [L, a, b] = lab(colour)
  return hex([L, a * factor, b * factor])
}

/** 0 black … 1 white. */
export const lightness = (colour: string): number => lab(colour)[0]

/** Warmth of the hue: about −0.2 (blue) to 0.25 (red, yellow). */
export function warmth(colour: string): number {
  const [, a, b] = lab(colour)
  return a + b
}

/** An ink with enough contrast to the background. */
export const contrastingInk = (ground: string, dark = '#1f1b16', light = '#fbf6ec'): string =>
  lightness(ground) > 0.62 ? dark : light
