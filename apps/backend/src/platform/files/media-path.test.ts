import { join, resolve, sep } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseMediaPath } from './media-path.ts'

it.each([
  ['/c/l/clock.jpg', 'c/l/clock.jpg'],
  ['c/l/clock.JPEG', 'c/l/clock.JPEG'],
  ['/frame with spaces & ümlaut.webp', 'frame with spaces & ümlaut.webp'],
  ['/%2e%2e/x.png', '%2e%2e/x.png'],
])('parses %s as %s', (written, path) => {
  expect(parseMediaPath(written)).toBe(path)
})

it.each([
  '',
  '/',
  '..',
  '../x.jpg',
  '/../x.jpg',
  'a/../../x.jpg',
  'a/./x.jpg',
  'a//x.jpg',
  '//etc/x.jpg',
  '..\\x.jpg',
  'a\\..\\x.jpg',
  'C:/x.jpg',
  'x.jpg:stream.jpg',
  'x.jpg\0.png',
  'a\n.jpg',
  '.hidden.jpg',
  'a/.git/x.jpg',
  'a./x.jpg',
  'a /x.jpg',
  'x.txt',
  'x',
  'passwd',
  'x.jpg/',
  '\ud800.jpg',
  `${'a'.repeat(201)}.jpg`,
  `${'a/'.repeat(300)}x.jpg`,
])('rejects %j', (written) => {
  expect(parseMediaPath(written)).toBeNull()
})

it('accepts only paths inside the folder', () => {
  const part = fc.oneof(
    fc.constantFrom('..', '.', '/', '\\', '%2e', 'a', 'x.jpg', '\0', ':', '~'),
    fc.string({ maxLength: 4 }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const path = parseMediaPath(`${parts.join('')}.jpg`)
      if (path !== null) expect(resolve(join('/media', path)).startsWith(`${resolve('/media')}${sep}`)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
