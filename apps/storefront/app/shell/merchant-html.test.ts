import { expect, it } from 'vitest'
import type { CurrentStore } from '../store/current-store.ts'
import { storeRelativePath } from './merchant-html.tsx'

const stores = [
  { code: 'default', website: 'mantel', url: 'http://localhost:3000/' },
  { code: 'de', website: 'mantel', url: 'http://localhost:3000/de' },
  { code: 'trade', website: 'trade', url: 'http://trade.localhost:3000/' },
]
const store = (code: string, prefix: string) =>
  ({ view: { code, prefix, website: 'mantel' }, stores }) as unknown as CurrentStore

it('removes the store’s prefix from links within the store', () => {
  expect(storeRelativePath(store('de', '/de'), '/de/uhren')).toBe('/uhren')
  expect(storeRelativePath(store('de', '/de'), '/de')).toBe('/')
  expect(storeRelativePath(store('default', ''), '/clocks')).toBe('/clocks')
})

it('returns null for links into another store', () => {
  expect(storeRelativePath(store('default', ''), '/de/uhren')).toBeNull()
  expect(storeRelativePath(store('de', '/de'), '/clocks')).toBeNull()
  expect(storeRelativePath(store('default', ''), '/design')).toBe('/design')
})
