import fc from 'fast-check'
import { expect, it } from 'vitest'
import { appendId, assignPaths } from './assign-paths.ts'

const path = fc.constantFrom('a', 'b', 'a-1', 'a-2', 'b-3', 'a.html')
const requests = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), path: fc.option(path) }), {
  selector: ({ id }) => id,
})
const holders = fc.uniqueArray(fc.record({ id: fc.option(fc.integer({ min: 1, max: 9 })), path }), {
  selector: ({ path }) => path,
})
type Holders = { id: number | null; path: string }[]

function apply(before: Holders, changes: Map<number, string | null>): Holders {
  const unchanged = before.filter(({ id }) => id === null || !changes.has(id))
  return [...unchanged, ...[...changes].flatMap(([id, path]) => (path === null ? [] : [{ id, path }]))]
}

it('assigns unique paths to all requests and leaves other paths unchanged', () => {
  fc.assert(
    fc.property(requests, holders, (requested, held) => {
      const before = held.filter(({ id }, index) => id === null || held.findIndex((other) => other.id === id) === index)
      const after = apply(before, assignPaths(requested, before))
      const paths = after.map((holder) => holder.path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const { id, path } of requested) expect(after.some((holder) => holder.id === id)).toBe(path !== null)
      const others = before.filter(({ id }) => id === null || !requested.some((wish) => wish.id === id))
      for (const other of others) expect(after).toContainEqual(other)
    }),
  )
})

it('swaps the paths of two entities', () => {
  const held = [
    { id: 1, path: 'a' },
    { id: 2, path: 'b' },
  ]
  const changes = assignPaths(
    [
      { id: 1, path: 'b' },
      { id: 2, path: 'a' },
    ],
    held,
  )
  expect(Object.fromEntries(changes)).toEqual({ 1: 'b', 2: 'a' })
})

it('inserts the id before the extension', () => {
  expect([appendId('x/oak.html', 7), appendId('oak', 7)]).toEqual(['x/oak-7.html', 'oak-7'])
})
