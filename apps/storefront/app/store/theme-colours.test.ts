import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { themeColours } from './theme-colours.ts'

it('uses the page colours of the design tokens', () => {
  const tokens = readFileSync(join(import.meta.dirname, '../../../../packages/ui/src/style/tokens.css'), 'utf8')
  const pages = [...tokens.matchAll(/--page: light-dark\((#\w+), (#\w+)\)/g)].map(([, light, dark]) => ({
    light,
    dark,
  }))
  expect(pages).toEqual([themeColours.consumer, themeColours.trade])
})
