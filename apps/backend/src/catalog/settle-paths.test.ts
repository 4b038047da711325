import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settlePaths, withId } from './settle-paths.ts'

const path = fc.constantFrom('a', 'b', 'a-1', 'a-2', 'b-3', 'a.html')
const wishes = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), path: fc.option(path) }), {
  selector: ({ id }) => id,
})
const holders = fc.uniqueArray(fc.record({ id: fc.option(fc.integer({ min: 1, max: 9 })), path }), {
  selector: ({ path }) => path,
})
type Holders = { id: number | null; path: string }[]

function apply(before: Holders, changes: Map<number, string | null>): Holders {
  const kept = before.filter(({ id }) => id === null || !changes.has(id))
  return [...kept, ...[...changes].flatMap(([id, path]) => (path === null ? [] : [{ id, path }]))]
}

test('no two things share a path, everyone who wishes has one, and wishing again changes nothing', () => {
  fc.assert(
    fc.property(wishes, holders, (wanted, held) => {
      const before = held.filter(({ id }, index) => id === null || held.findIndex((other) => other.id === id) === index)
      const after = apply(before, settlePaths(wanted, before))
      const paths = after.map((holder) => holder.path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const { id, path } of wanted) expect(after.some((holder) => holder.id === id)).toBe(path !== null)
      const others = before.filter(({ id }) => id === null || !wanted.some((wish) => wish.id === id))
      for (const other of others) expect(after).toContainEqual(other)
    }),
  )
})

test('two things can change places', () => {
  const held = [
    { id: 1, path: 'a' },
    { id: 2, path: 'b' },
  ]
  const changes = settlePaths(
    [
      { id: 1, path: 'b' },
      { id: 2, path: 'a' },
    ],
    held,
  )
  expect(Object.fromEntries(changes)).toEqual({ 1: 'b', 2: 'a' })
})

test('the id stands before the ending', () => {
  expect([withId('x/oak.html', 7), withId('oak', 7)]).toEqual(['x/oak-7.html', 'oak-7'])
})
