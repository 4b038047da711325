import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { challengePlugins, defaultChallengePlugin } from './plugins.ts'

const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory())

it('has one row for each folder and one folder for each row', () => {
  expect(challengePlugins.map(({ code }) => code).toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
  expect(challengePlugins).toContain(defaultChallengePlugin)
})

it.each(challengePlugins)('has a server part and a browser part for $code', ({ code }) => {
  const hasFile = (name: string) => existsSync(join(import.meta.dirname, code, name))
  expect([hasFile('server.ts'), hasFile('browser.tsx')]).toEqual([true, true])
})
