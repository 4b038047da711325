import { createObservable, type SessionState } from '@mantel/client'
import { expect, test } from 'vitest'
import { forgetAtLogout } from './forget-at-logout.ts'

test('what was looked at is forgotten when a customer leaves, and only then', () => {
  const session = createObservable<SessionState>({ kind: 'starting' })
  const told: string[] = []
  forgetAtLogout(session, ({ type }) => told.push(type))
  const become = (kind: SessionState['kind']) => session.set({ kind } as SessionState)
  become('guest')
  become('customer')
  become('customer')
  expect(told).toEqual([])
  become('guest')
  become('guest')
  expect(told).toEqual(['forget'])
})
