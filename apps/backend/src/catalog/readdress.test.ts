import { expect, test } from 'vitest'
import { below, follow, lastSegment, withLastSegment } from './readdress.ts'

test('a new name changes the last part and keeps the ending', () => {
  expect(withLastSegment('clocks/oak.html', 'ash')).toBe('clocks/ash.html')
  expect(withLastSegment('oak', 'ash')).toBe('ash')
  expect(lastSegment('clocks/wall/oak.htm')).toBe('oak')
})

test('what moves stands below its new parent, or at the top', () => {
  expect(below('clocks.html', 'sale/wall.html')).toBe('clocks/wall.html')
  expect(below(null, 'clocks/wall')).toBe('wall')
})

test('what stood below follows, what stood beside does not', () => {
  expect(follow('clocks/wall/oak', 'clocks/wall', 'sale/wall')).toBe('sale/wall/oak')
  expect(follow('clocks/wallpaper', 'clocks/wall', 'sale/wall')).toBe('clocks/wallpaper')
})
