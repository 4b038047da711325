import { afterEach, expect, it, vi } from 'vitest'
import { googleParameters } from './google.tsx'

afterEach(() => vi.unstubAllGlobals())

it('sends the path and the campaign of the page view, not those of the current address', () => {
  const url = 'https://shop.example/clocks?color=49&utm_source=letter'
  vi.stubGlobal('location', new URL(url))
  const view = {
    type: 'page_view',
    path: '/clocks',
    campaign: '?utm_source=letter',
    title: 'Clocks',
    pageType: null,
  } as const
  const location = (path: string, campaign: string) =>
    googleParameters({ ...view, path, campaign }, 'GBP').page_location
  expect(location('/clocks', '?utm_source=letter')).toBe('https://shop.example/clocks?utm_source=letter')
  expect(location('/', '')).toBe('https://shop.example/')
})
