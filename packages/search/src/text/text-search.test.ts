import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createBudget } from '../budget.ts'
import { Engine, type EngineOptions } from '../engine.ts'
import type { Filter } from '../filter.ts'
import { editDistance } from './edit-distance.ts'
import type { Language } from './language.ts'
import type { TextQuery } from './text-query.ts'

// The tests use hundreds of random documents and changes: a busy machine needs more than the default five seconds.
vi.setConfig({ testTimeout: 30_000 })

type Item = { name: string; sku?: string; codes?: string[]; other?: string }

const optionsOf = (language: Language): EngineOptions => ({ language, textFields: ['name', 'other'], codeField: 'sku' })

function engineOf(language: Language, items: Item[]): Engine {
  const engine = new Engine(optionsOf(language))
  for (const [at, item] of items.entries()) put(engine, at + 1, item)
  return engine
}

function put(engine: Engine, id: number, { name, other = '', sku, codes = sku ? [sku] : [] }: Item): void {
  engine.put({ id, document: { id, name }, texts: [[name], [other]], codes })
}

function reloaded(engine: Engine, language: Language): Engine {
  return new Engine(optionsOf(language), Array.from(engine.save(), (part) => structuredClone(part)).values())
}

const boosts = new Map([
  ['name', 4],
  ['sku', 2],
  ['other', 1],
])
function find(engine: Engine, text: string, more: Partial<TextQuery> = {}, filter: Filter = { kind: 'all' }): number[] {
  const query: TextQuery = {
    text,
    boosts,
    fuzziness: { distance: 2, prefixLength: 2, expansions: 3 },
    needed: (words) => Math.floor(words * 0.75),
    unfinished: false,
    minScore: 0.02,
    ...more,
  }
  return engine.search({ filter, text: query, sort: [], from: 0, size: 50, facets: [] }, createBudget(60_000)).ids
}

const found = (language: Language, names: string[], text: string) =>
  find(
    engineOf(
      language,
      names.map((name) => ({ name })),
    ),
    text,
  ).map((id) => names[id - 1])

it('matches plurals with singulars and singulars with plurals', () => {
  expect(found('en', ['Oak wall clock', 'Red picture frame'], 'clocks')).toEqual(['Oak wall clock'])
  expect(found('en', ['Oak wall clocks', 'Red frame'], 'clock')).toEqual(['Oak wall clocks'])
  expect(found('de', ['Runde Wanduhr', 'Bunte Karten'], 'Karte')).toEqual(['Bunte Karten'])
  expect(found('it', ['Orologi da parete', 'Cornice rossa'], 'orologio')).toEqual(['Orologi da parete'])
})

it('ranks matches of all words first on request, however well others match', () => {
  const items = [
    { name: 'Cuckoo cuckoo' },
    { name: 'Cuckoo' },
    { name: 'Walnut', other: 'made of wood, with a clock, a calendar and a cuckoo beside many other things' },
    ...Array.from({ length: 40 }, () => ({ name: 'Clock' })),
  ]
  const engine = engineOf('en', items)
  expect(find(engine, 'cuckoo clock')[0]).toBe(1)
  const ranked = find(engine, 'cuckoo clock', { allWordsFirst: true })
  expect(ranked.slice(0, 2)).toEqual([3, 1])
  expect(ranked).toHaveLength(find(engine, 'cuckoo clock').length)
})

it('treats ü, u and ue as equal, ß as ss, and ignores accents', () => {
  for (const text of ['Küche', 'Kuche', 'Kueche', 'KÜCHE'])
    expect(found('de', ['Uhr für die Küche', 'Rahmen'], text)).toEqual(['Uhr für die Küche'])
  expect(found('de', ['Uhr Kueche'], 'küche')).toEqual(['Uhr Kueche'])
  for (const text of ['weiß', 'weiss', 'weiße'])
    expect(found('de', ['Rahmen weiß', 'Rahmen rot'], text)).toEqual(['Rahmen weiß'])
  expect(found('it', ['Caffè nero'], 'caffe')).toEqual(['Caffè nero'])
  expect(found('de', ['Karte für Frauen', 'Karte blau'], 'frau')).toEqual(['Karte für Frauen'])
})

it('ignores an article with an apostrophe, as in “l’orologio”', () => {
  for (const text of ["l'orologio", 'dell’orologio', 'orologio', "un'orologio"])
    expect(found('it', ["Cura dell'orologio", 'Cornice'], text)).toEqual(["Cura dell'orologio"])
})

it('finds compounds by their parts and parts by their compounds', () => {
  const names = ['Bilderrahmen Eiche', 'Wanduhr rund', 'Rahmen Gold', 'Uhr Messing', 'Bilder', 'Wand', 'Kissen']
  expect(found('de', names, 'Rahmen')).toEqual(['Rahmen Gold', 'Bilderrahmen Eiche'])
  expect(found('de', names, 'Uhren')).toEqual(['Uhr Messing', 'Wanduhr rund'])
  expect(found('de', [...names, 'Uhr für die Wand'], 'Wanduhr')).toEqual(['Wanduhr rund', 'Uhr für die Wand'])
  expect(found('de', names, 'Bilder Rahmen')[0]).toBe('Bilderrahmen Eiche')
  expect(found('en', ['Photo frame', 'Photo album'], 'photoframe')).toEqual(['Photo frame'])
})

it('tolerates typing errors after the first two letters, but never in numbers', () => {
  const names = ['Pendulum clock', 'Picture frame', 'Print 30', 'Print 40']
  expect(found('en', names, 'pendlum')).toEqual(['Pendulum clock'])
  expect(found('en', names, 'pictrue')).toEqual(['Picture frame'])
  expect(found('en', names, 'pndulum')).toEqual([])
  expect(found('en', names, '30')).toEqual(['Print 30'])
  expect(found('en', names, '35')).toEqual([])
})

it('does not correct a word that the index contains', () => {
  expect(found('en', ['Wall clock', 'Walk print', 'Wallet'], 'wall')).toEqual(['Wall clock'])
})

it('completes unfinished words', () => {
  const engine = engineOf('en', [{ name: 'Pendulum clock' }, { name: 'Pen' }, { name: 'Frame' }])
  expect(find(engine, 'pendu')).toEqual([1])
  expect(find(engine, 'clock pen', { unfinished: true })).toEqual([1, 2])
  expect(find(engine, 'pen')).toEqual([2])
  expect(find(engine, 'pen', { unfinished: true })).toEqual([2, 1])
})

it('requires three quarters of the words, rounded down, not counting stop words', () => {
  const engine = engineOf('en', [{ name: 'round oak clock' }, { name: 'oak frame' }, { name: 'kitchen clock' }])
  expect(find(engine, 'oak')).toEqual([2, 1])
  expect(find(engine, 'round clock')).toEqual([1, 3])
  expect(find(engine, 'round oak clock')).toEqual([1])
  expect(find(engine, 'a clock for the kitchen')).toEqual([3, 1])
})

it('ranks exact article codes first and code prefixes next, with or without hyphens', () => {
  const engine = engineOf('en', [
    { name: 'Oak 30 clk oak 30', sku: 'PRT-1' },
    { name: 'Wall clock', sku: 'CLK-OAK-30-B' },
    { name: 'Wall clock', sku: 'CLK-OAK-30' },
    { name: 'Set', codes: ['SET-9', 'CLK-OAK-30-L'] },
  ])
  for (const text of ['CLK-OAK-30', 'clk oak 30', 'clkoak30', 'clk-oak 30']) {
    const ids = find(engine, text)
    expect(ids[0]).toBe(3)
    expect(ids.slice(1, 3).sort()).toEqual([2, 4])
  }
  expect(find(engine, 'clk-oak-30-l')).toEqual([4, ...find(engine, 'clk-oak-30-l').slice(1)])
  expect(find(engine, 'SET-9')[0]).toBe(4)
})

it('weights a name above other texts and a whole match above a partial one', () => {
  const engine = engineOf('en', [
    { name: 'Print', other: 'moon' },
    { name: 'Moon print' },
    { name: 'Moon over a very wide and quiet sea print' },
  ])
  expect(find(engine, 'moon')).toEqual([2, 3, 1])
})

it('applies filters before it computes the minimum score', () => {
  const engine = engineOf('en', [{ name: 'moon' }, { name: 'lamp', other: `moon ${'word '.repeat(300)}` }])
  expect(find(engine, 'moon', { minScore: 0.3 })).toEqual([1])
  expect(find(engine, 'moon', { minScore: 0.3 }, { kind: 'terms', field: 'id', values: ['2'] })).toEqual([2])
})

it('returns the hits of the words processed so far when the budget ends', () => {
  const engine = engineOf('en', [{ name: 'oak clock' }])
  let clock = 0
  const budget = createBudget(1000, () => (clock += 300))
  const query: TextQuery = {
    text: 'oak clock frame print moon',
    boosts,
    fuzziness: { distance: 2, prefixLength: 2, expansions: 3 },
    needed: (words) => Math.floor(words * 0.75),
    unfinished: false,
    minScore: 0.02,
  }
  const answer = engine.search({ filter: { kind: 'all' }, text: query, sort: [], from: 0, size: 5, facets: [] }, budget)
  expect(answer).toMatchObject({ ids: [1], timedOut: true })
})

const vocabulary = [
  'uhr',
  'wand',
  'wanduhr',
  'bilder',
  'rahmen',
  'bilderrahmen',
  'eiche',
  'küche',
  'kueche',
  'gold',
  'karten',
  'karte',
  'x-1',
  '30x40',
]
const item = fc.record({
  name: fc.array(fc.constantFrom(...vocabulary), { maxLength: 4 }).map((words) => words.join(' ')),
  other: fc.array(fc.constantFrom(...vocabulary), { maxLength: 3 }).map((words) => words.join(' ')),
  codes: fc.array(fc.constantFrom('A-1', 'A-2', 'A-12', 'B-7'), { maxLength: 2 }),
})

it('returns the same hits after changes, also when saved and loaded, as a newly built index', () => {
  const changes = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.option(item)), { maxLength: 30 })
  const texts = fc.array(fc.constantFrom(...vocabulary, 'a-1', 'rahmn', 'a12'), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(changes, texts, fc.nat({ max: 40 }), (changes, words, reloadAt) => {
      let changed = engineOf('de', [])
      const items = new Map<number, Item>()
      for (const [at, [id, item]] of changes.entries()) {
        if (at === reloadAt) changed = reloaded(changed, 'de')
        if (item) put(changed, id, item)
        else changed.remove(id)
        if (item) items.set(id, item)
        else items.delete(id)
      }
      const fresh = engineOf('de', [])
      for (const [id, item] of [...items].reverse()) put(fresh, id, item)
      expect(find(changed, words.join(' '))).toEqual(find(fresh, words.join(' ')))
    }),
    { numRuns: 300 },
  )
})

it('counts insertions, deletions, substitutions and swaps of letters', () => {
  expect(editDistance('clock', 'clock', 2)).toBe(0)
  expect(editDistance('clock', 'clok', 2)).toBe(1)
  expect(editDistance('clock', 'colck', 2)).toBe(1)
  expect(editDistance('clock', 'clicks', 2)).toBe(2)
  expect(editDistance('clock', 'frame', 2)).toBe(3)
})
