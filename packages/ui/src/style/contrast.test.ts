import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** Reads the colour pairs of the first rule with the selector: token → [light, dark]. */
function readPairs(selector: string): Record<string, [string, string]> {
  const start = css.indexOf(selector)
  const rule = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
      name,
      [light, dark] as [string, string],
    ]),
  )
}

const consumer = readPairs(':root,')
const themes = { consumer, trade: { ...consumer, ...readPairs("[data-theme='trade'],") } }

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Required ratios of foregrounds on backgrounds. wash is for hover, and for disabled and loading elements, which are exempt. */
const requirements: [backgrounds: string[], foreground: string, ratio: number][] = [
  [['page', 'surface', 'wash'], 'ink', 7],
  [['page', 'surface'], 'muted', 6],
  [['wash'], 'muted', 4.5],
  [['page', 'surface'], 'accent', 4.5],
  [['page', 'surface'], 'sale', 4.5],
  [['page', 'surface'], 'good', 4.5],
  [['primary', 'primary-hover'], 'on-primary', 4.5],
  [['page', 'surface'], 'control', 3],
  [['page', 'surface'], 'primary', 3],
]

const cases = (Object.keys(themes) as (keyof typeof themes)[]).flatMap((theme) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    requirements.flatMap(([backgrounds, foreground, ratio]) =>
      backgrounds.map((background) => ({ theme, scheme, foreground, background, ratio })),
    ),
  ),
)

describe('colour contrast', () => {
  it.each(cases)(
    'reaches $ratio to 1 for $foreground on $background ($theme, $scheme)',
    ({ theme, scheme, foreground, background, ratio }) => {
      const index = scheme === 'light' ? 0 : 1
      const colours = themes[theme]
      expect(contrast(colours[foreground]![index], colours[background]![index])).toBeGreaterThanOrEqual(ratio)
    },
  )
})
