import { expect, it, vi } from 'vitest'
import { type CoveringPanel, closedPanels, createPanels, keepPanelOpen } from './panels.ts'

const covering: CoveringPanel[] = [
  'microcart',
  'sidebar',
  'wishlist',
  'searchPanel',
  'mobileFilter',
  'mobileSort',
  'auth',
]

it.each(covering)('shows and hides the overlay with %s', (name) => {
  const panels = createPanels()
  panels.open(name)
  expect(panels.get()).toEqual({ ...closedPanels, [name]: true, overlay: true })
  panels.close(name)
  expect(panels.get()).toEqual(closedPanels)
})

it('replaces an open panel and keeps the overlay', () => {
  const panels = createPanels()
  panels.open('megaMenu')
  panels.open('sidebar')
  panels.open('microcart')
  panels.close('sidebar')
  expect(panels.get()).toEqual({ ...closedPanels, microcart: true, overlay: true })
})

it('opens the account panel with the login by default', () => {
  const panels = createPanels()
  panels.openAuth('register')
  expect(panels.get()).toMatchObject({ auth: true, overlay: true, authElement: 'register' })
  panels.close('auth')
  panels.open('auth')
  expect(panels.get().authElement).toBe('login')
})

it('does not change the overlay for menus', () => {
  const panels = createPanels()
  for (const name of ['megaMenu', 'blogMenu'] as const) panels.open(name)
  expect(panels.get()).toEqual({ ...closedPanels, megaMenu: true, blogMenu: true })
})

it('keeps a panel open that was opened before the first location was known', () => {
  const panels = createPanels()
  panels.openAuth()
  panels.closeAfterNavigation({ key: 'first', state: null })
  panels.closeAfterNavigation({ key: 'first', state: null })
  expect(panels.get().auth).toBe(true)
  panels.closeAfterNavigation({ key: 'second', state: keepPanelOpen })
  expect(panels.get().auth).toBe(true)
  panels.closeAfterNavigation({ key: 'third', state: null })
  expect(panels.get()).toEqual(closedPanels)
})

it('closes everything that covers the page and notifies only on changes', () => {
  const panels = createPanels()
  const listener = vi.fn()
  panels.subscribe(listener)
  panels.closeAfterNavigation({ key: 'first', state: null })
  panels.closeAfterNavigation({ key: 'second', state: null })
  panels.close('sidebar')
  expect(listener).not.toHaveBeenCalled()
  panels.open('searchPanel')
  panels.closeAfterNavigation({ key: 'third', state: null })
  expect(panels.get()).toEqual(closedPanels)
})
