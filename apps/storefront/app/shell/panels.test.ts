import { expect, test, vi } from 'vitest'
import { type CoveringPanel, closedPanels, createPanels } from './panels.ts'

const covering: CoveringPanel[] = [
  'microcart',
  'sidebar',
  'wishlist',
  'searchPanel',
  'mobileFilter',
  'mobileSort',
  'auth',
]

test.each(covering)('%s switches the overlay on and off with itself', (name) => {
  const panels = createPanels()
  panels.open(name)
  expect(panels.get()).toEqual({ ...closedPanels, [name]: true, overlay: true })
  panels.close(name)
  expect(panels.get()).toEqual(closedPanels)
})

test('a second panel takes the place of the first and keeps the overlay', () => {
  const panels = createPanels()
  panels.open('megaMenu')
  panels.open('sidebar')
  panels.open('microcart')
  panels.close('sidebar')
  expect(panels.get()).toEqual({ ...closedPanels, microcart: true, overlay: true })
})

test('the panel for accounts opens with the login unless something else is asked for', () => {
  const panels = createPanels()
  panels.openAuth('register')
  expect(panels.get()).toMatchObject({ auth: true, overlay: true, authElement: 'register' })
  panels.close('auth')
  panels.open('auth')
  expect(panels.get().authElement).toBe('login')
})

test('menu, loader and checkout mode leave the overlay alone', () => {
  const panels = createPanels()
  for (const name of ['megaMenu', 'loader', 'checkoutMode'] as const) panels.open(name)
  expect(panels.get()).toEqual({ ...closedPanels, megaMenu: true, loader: true, checkoutMode: true })
})

test('going elsewhere closes what covers the page, and tells nobody when nothing does', () => {
  const panels = createPanels()
  const listener = vi.fn()
  panels.subscribe(listener)
  panels.closeAll()
  panels.close('sidebar')
  expect(listener).not.toHaveBeenCalled()
  panels.open('checkoutMode')
  panels.open('searchPanel')
  panels.closeAll()
  expect(panels.get()).toEqual({ ...closedPanels, checkoutMode: true })
})
