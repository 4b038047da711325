import type { CartState } from '@mantel/client'
import { expect, test } from 'vitest'
import { watchSight } from './watch-sight.ts'

test('a page that is hidden while something waits leaves it to the worker; one that is looked at again asks itself', () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const done: string[] = []
  let pending = false
  const cart = { get: () => ({ pending }) as CartState, connect: async () => void done.push('connect') }
  watchSight(cart, () => done.push('leave'), page as unknown as Document)
  const become = (visibilityState: string) => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  become('hidden')
  become('visible')
  expect(done).toEqual(['connect'])
  pending = true
  become('hidden')
  expect(done).toEqual(['connect', 'leave'])
})
