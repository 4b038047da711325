import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readFontMetrics } from './testing/font-metrics.ts'

const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')
const require = createRequire(import.meta.url)

const faces = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule]) => {
  const value = (name: string) => new RegExp(`${name}: ([^;]*);`).exec(rule!)?.[1]
  return {
    family: value('font-family')!.replaceAll("'", ''),
    file: /url\('([^']*)'\)/.exec(rule!)?.[1],
    display: value('font-display'),
    percent: (name: string) => Number.parseFloat(value(name)!) / 100,
  }
})

const files = faces.filter(({ file }) => file)
const fallbacks = faces.filter(({ family }) => family.includes('Fallback'))

it('has every font file and swaps it in after loading', () => {
  expect(files).toHaveLength(6)
  for (const { file, display } of files) {
    expect(() => require.resolve(file!)).not.toThrow()
    expect(display).toBe('swap')
  }
})

it.each(fallbacks)('$family has the line height of its web font', ({ family, percent }) => {
  const { file } = files.find((face) => family.startsWith(face.family.replace('Variable', 'Fallback')))!
  const { unitsPerEm, ascender, descender, lineGap } = readFontMetrics(readFileSync(require.resolve(file!)))
  const size = percent('size-adjust')
  expect(percent('ascent-override') * size).toBeCloseTo(ascender / unitsPerEm, 3)
  expect(percent('descent-override') * size).toBeCloseTo(-descender / unitsPerEm, 3)
  expect(percent('line-gap-override') * size).toBeCloseTo(lineGap / unitsPerEm, 3)
})

it('lists the fallbacks of both families in the tokens', () => {
  const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
  for (const family of new Set(fallbacks.map((face) => face.family))) expect(tokens).toContain(`'${family}'`)
  expect(fallbacks.length).toBeGreaterThanOrEqual(4)
})
