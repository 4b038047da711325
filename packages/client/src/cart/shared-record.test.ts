import { expect, it } from 'vitest'
import { singleTab } from '../tabs.ts'
import { createSharedRecord } from './shared-record.ts'

it('reports that a change is not on disk, also if an earlier transaction has written it', async () => {
  const reading = Promise.withResolvers<null>()
  const shared = createSharedRecord({ read: () => reading.promise, write: async () => 'memory' }, singleTab())
  const transaction = shared.transact((record) => ({ ...record, coupon: 'TEN' }))
  const change = shared.applyOptimistically((record) => ({ ...record, hash: 'new' }))
  reading.resolve(null)
  expect(await transaction).toMatchObject({ coupon: 'TEN', hash: 'new' })
  expect(await change).toBe('memory')
})
