import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalPath } from './canonical-path.ts'

it.each([
  ['//x/clocks', '/x/clocks'],
  ['///', '/'],
  ['/clocks//', '/clocks/'],
  ['/\\x', '/x'],
  ['/a\\b', '/a/b'],
  ['/%2f/clocks', '/clocks'],
  ['/%2Fclocks', '/clocks'],
  ['/./clocks', '/clocks'],
  ['/x/%2e%2e/clocks', '/clocks'],
])('writes %s as %s', (path, usual) => {
  expect(canonicalPath(path)).toBe(usual)
})

it.each(['/', '/de', '/clocks/', '/p/A%2FB/slug', '/caf%C3%A9', '/a~b+c,d;e=f@g', '/%E0%A4%A'])(
  'leaves %s as it is',
  (path) => {
    expect(canonicalPath(path)).toBe(path)
  },
)

it('never redirects twice, nor to another host', () => {
  const part = fc.constantFrom('/', '\\', '.', '..', '%2f', '%5C', '%2e', 'x', 'é', '%', '"', '@', ':', 'host')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const usual = canonicalPath(`/${parts.join('')}`)
      expect(canonicalPath(usual)).toBe(usual)
      expect(usual).toMatch(/^\/(?![/\\])/)
    }),
  )
})
