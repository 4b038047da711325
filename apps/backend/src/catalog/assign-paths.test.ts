import fc from 'fast-check'
import { expect, it } from 'vitest'
import { appendId, assignPaths } from './assign-paths.ts'

const path = fc.constantFrom('a', 'b', 'a-1', 'a-2', 'b-3', 'a.html')
const requests = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 6 }), path: fc.option(path) }), { selector: ({ id }) => id })
  .map((wishes) => wishes.map((wish) => ({ ...wish, key: `product ${wish.id}` })))
const holder = fc
  .constantFrom('product', 'page')
  .chain((kind) => fc.integer({ min: 1, max: 9 }).map((id) => `${kind} ${id}`))
const holders = fc.uniqueArray(fc.record({ key: holder, path }), { selector: ({ path }) => path })
type Holders = { key: string; path: string }[]

function apply(before: Holders, changes: Map<string, string | null>): Holders {
  const unchanged = before.filter(({ key }) => !changes.has(key))
  return [...unchanged, ...[...changes].flatMap(([key, path]) => (path === null ? [] : [{ key, path }]))]
}

it('assigns unique paths to all requests and leaves other paths unchanged', () => {
  fc.assert(
    fc.property(requests, holders, (requested, held) => {
      const before = held.filter(({ key }, index) => held.findIndex((other) => other.key === key) === index)
      const after = apply(before, assignPaths(requested, before))
      const paths = after.map((holder) => holder.path)
      expect(new Set(paths).size).toBe(paths.length)
      for (const { key, path } of requested) expect(after.some((holder) => holder.key === key)).toBe(path !== null)
      const others = before.filter(({ key }) => !requested.some((wish) => wish.key === key))
      for (const other of others) expect(after).toContainEqual(other)
    }),
  )
})

it('swaps the paths of two entities', () => {
  const held = [
    { key: 1, path: 'a' },
    { key: 2, path: 'b' },
  ]
  const changes = assignPaths(
    [
      { key: 1, id: 1, path: 'b' },
      { key: 2, id: 2, path: 'a' },
    ],
    held,
  )
  expect(Object.fromEntries(changes)).toEqual({ 1: 'b', 2: 'a' })
})

it('inserts the id before the extension', () => {
  expect([appendId('x/oak.html', 7), appendId('oak', 7)]).toEqual(['x/oak-7.html', 'oak-7'])
})
