import { expect, test } from 'vitest'
import type { Place } from '../place/place.ts'
import { pathWithin } from './merchant-html.tsx'

const stores = [
  { code: 'default', website: 'mantel', url: 'http://localhost:3000/' },
  { code: 'de', website: 'mantel', url: 'http://localhost:3000/de' },
  { code: 'trade', website: 'trade', url: 'http://trade.localhost:3000/' },
]
const place = (code: string, prefix: string) =>
  ({ view: { code, prefix, website: 'mantel' }, stores }) as unknown as Place

test('links within the store lose its prefix, as the router wants them', () => {
  expect(pathWithin(place('de', '/de'), '/de/uhren')).toBe('/uhren')
  expect(pathWithin(place('de', '/de'), '/de')).toBe('/')
  expect(pathWithin(place('default', ''), '/clocks')).toBe('/clocks')
})

test('links into another store are not the router’s', () => {
  expect(pathWithin(place('default', ''), '/de/uhren')).toBeNull()
  expect(pathWithin(place('de', '/de'), '/clocks')).toBeNull()
  expect(pathWithin(place('default', ''), '/design')).toBe('/design')
})
