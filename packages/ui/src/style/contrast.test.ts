import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

/** The pairs of the first rule with the selector: token → [light, dark]. */
function pairs(selector: string): Record<string, [string, string]> {
  const start = css.indexOf(selector)
  const rule = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
      name,
      [light, dark] as [string, string],
    ]),
  )
}

const consumer = pairs(':root,')
const themes = { consumer, trade: { ...consumer, ...pairs("[data-theme='trade'],") } }

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** As WCAG 2 computes it. */
function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** What stands on what, and how clearly. wash lies under disabled and waiting things, which are exempt, and under hover. */
const needs: [on: string[], what: string, ratio: number][] = [
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
    needs.flatMap(([grounds, what, ratio]) => grounds.map((ground) => ({ theme, scheme, what, ground, ratio }))),
  ),
)

describe('colours can be told apart', () => {
  test.each(cases)('$theme, $scheme: $what on $ground at $ratio to 1', ({ theme, scheme, what, ground, ratio }) => {
    const at = scheme === 'light' ? 0 : 1
    expect(contrast(themes[theme][what]![at], themes[theme][ground]![at])).toBeGreaterThanOrEqual(ratio)
  })
})
