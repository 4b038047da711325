import type { CartState } from '@mantel/client'
import { expect, it } from 'vitest'
import { watchVisibility } from './watch-visibility.ts'

it('requests a background sync of pending changes when hidden and reconnects when visible', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const calls: string[] = []
  let pending = false
  const cart = { get: () => ({ pending }) as CartState, synchronise: async () => void calls.push('connect') }
  watchVisibility(cart, () => calls.push('hand over'), page as unknown as Document)
  const setVisibility = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  setVisibility('hidden')
  setVisibility('visible')
  expect(calls).toEqual(['connect'])
  pending = true
  setVisibility('hidden')
  expect(calls).toEqual(['connect', 'hand over'])
})
