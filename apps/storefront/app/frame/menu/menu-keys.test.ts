import { expect, it } from 'vitest'
import { moveForKey } from './menu-keys.ts'

it('moves between entries with left and right and opens a submenu with down', () => {
  const focus = { inside: false, isOpen: false }
  expect(moveForKey('ArrowRight', focus)).toEqual({ kind: 'top', step: 1 })
  expect(moveForKey('ArrowLeft', focus)).toEqual({ kind: 'top', step: -1 })
  expect(moveForKey('ArrowDown', focus)).toEqual({ kind: 'open' })
})

it('moves between links of a submenu with up and down', () => {
  const focus = { inside: true, isOpen: true }
  expect(moveForKey('ArrowDown', focus)).toEqual({ kind: 'inside', step: 1 })
  expect(moveForKey('ArrowUp', focus)).toEqual({ kind: 'inside', step: -1 })
})

it('closes an open submenu with Escape and ignores other keys', () => {
  expect(moveForKey('Escape', { inside: true, isOpen: true })).toEqual({ kind: 'close' })
  expect(moveForKey('Escape', { inside: false, isOpen: false })).toBeNull()
  for (const key of ['Tab', 'Enter', ' ', 'a']) expect(moveForKey(key, { inside: true, isOpen: true })).toBeNull()
})
