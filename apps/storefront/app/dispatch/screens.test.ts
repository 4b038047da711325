import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screens } from './screens.ts'

it.each(Object.entries(screens))('names the source file of the %s screen, so that it is preloaded', (name, screen) => {
  expect(screen.name).toBe(name)
  expect(existsSync(new URL(`../../${screen.source}`, import.meta.url))).toBe(true)
})
