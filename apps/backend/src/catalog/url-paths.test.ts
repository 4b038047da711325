import { expect, it } from 'vitest'
import { lastSegment, movedDescendantPath, pathBelow, withLastSegment } from './url-paths.ts'

it('replaces the last segment and keeps the extension', () => {
  expect(withLastSegment('clocks/oak.html', 'ash')).toBe('clocks/ash.html')
  expect(withLastSegment('oak', 'ash')).toBe('ash')
  expect(lastSegment('clocks/wall/oak.htm')).toBe('oak')
})

it('places a path below its new parent or at the root', () => {
  expect(pathBelow('clocks.html', 'sale/wall.html')).toBe('clocks/wall.html')
  expect(pathBelow(null, 'clocks/wall')).toBe('wall')
})

it('moves descendants but not paths with the same beginning', () => {
  expect(movedDescendantPath('clocks/wall/oak', 'clocks/wall', 'sale/wall')).toBe('sale/wall/oak')
  expect(movedDescendantPath('clocks/wallpaper', 'clocks/wall', 'sale/wall')).toBe('clocks/wallpaper')
})
