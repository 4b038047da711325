import { expect, test } from 'vitest'
import { menuMove } from './menu-keys.ts'

test('on the line of entries arrows go sideways and down into the open one', () => {
  const there = { inside: false, isOpen: false }
  expect(menuMove('ArrowRight', there)).toEqual({ kind: 'top', step: 1 })
  expect(menuMove('ArrowLeft', there)).toEqual({ kind: 'top', step: -1 })
  expect(menuMove('ArrowDown', there)).toEqual({ kind: 'open' })
})

test('within, arrows go from link to link', () => {
  const there = { inside: true, isOpen: true }
  expect(menuMove('ArrowDown', there)).toEqual({ kind: 'inside', step: 1 })
  expect(menuMove('ArrowUp', there)).toEqual({ kind: 'inside', step: -1 })
})

test('Escape closes what is open and is nobody’s otherwise; Tab and Enter stay the browser’s', () => {
  expect(menuMove('Escape', { inside: true, isOpen: true })).toEqual({ kind: 'close' })
  expect(menuMove('Escape', { inside: false, isOpen: false })).toBeNull()
  for (const key of ['Tab', 'Enter', ' ', 'a']) expect(menuMove(key, { inside: true, isOpen: true })).toBeNull()
})
