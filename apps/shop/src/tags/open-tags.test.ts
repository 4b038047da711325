import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { openTags } from './open-tags.ts'

let dir: string
let lines: string[]
const log = { warn: (details: object, message: string) => void lines.push(`${JSON.stringify(details)} ${message}`) }

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mantel-tags-'))
  lines = []
})
afterEach(() => rmSync(dir, { recursive: true }))

async function open(content: unknown, alwaysAsks = false) {
  const file = join(dir, 'tags.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return openTags({ config: { file, alwaysAsks }, stores: await loadTestStores(), log })
}
const tagsOf = (setup: Awaited<ReturnType<typeof open>>, code: string) =>
  setup.stores.views.find((view) => view.code === code)?.tags

it('gives a store its tags and the other stores none', async () => {
  const setup = await open({ default: { plugins: { analytics: { id: 'G-1', secret: 'geheim' } } } })
  expect(tagsOf(setup, 'default')?.plugins.map(({ code }) => code)).toEqual(['analytics'])
  expect(tagsOf(setup, 'de')).toBeUndefined()
  expect(JSON.stringify(setup.stores)).not.toContain('geheim')
  expect(setup.servers.default?.analytics?.secret).toBe('geheim')
})

it('logs a missing key and host, and an unknown store', async () => {
  await open({ de: { plugins: { 'product-analytics': {} } }, fr: {} })
  expect(lines).toEqual([
    '{"store":"fr"} tags: there is no store view with this code',
    '{"store":"de"} tags: product-analytics: key is missing (key)',
    '{"store":"de"} tags: product-analytics: host is missing (host)',
  ])
})

it('can show the consent dialog in stores without tags', async () => {
  const setup = openTags({ config: { alwaysAsks: true }, stores: await loadTestStores(), log })
  expect(setup.stores.views.every(({ tags }) => tags?.consentDialog === 'always')).toBe(true)
})

it('does not ask for consent when no tags are configured', async () => {
  const setup = openTags({ config: { alwaysAsks: false }, stores: await loadTestStores(), log })
  expect(setup.stores.views.some(({ tags }) => tags)).toBe(false)
})

it.each([
  ['no JSON', '{'],
  ['a misspelt field', { default: { plugin: {} } }],
])('refuses to start with %s', async (_case, content) => {
  await expect(open(content)).rejects.toThrow('TAGS_FILE')
})
