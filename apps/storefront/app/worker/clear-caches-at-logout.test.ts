import { createObservable, type SessionState } from '@mantel/client'
import { expect, it } from 'vitest'
import { clearCachesAtLogout } from './clear-caches-at-logout.ts'

it('sends a forget message when a customer logs out, and only then', () => {
  const session = createObservable<SessionState>({ kind: 'starting' })
  const sent: string[] = []
  clearCachesAtLogout(session, ({ type }) => sent.push(type))
  const become = (kind: SessionState['kind']) => session.set({ kind } as SessionState)
  become('guest')
  become('customer')
  become('customer')
  expect(sent).toEqual([])
  become('guest')
  become('guest')
  expect(sent).toEqual(['forget'])
})
