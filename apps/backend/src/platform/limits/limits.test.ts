import { consumerLimits } from '@mantel/domain/store'
import { expect, it } from 'vitest'
import { withTestDb } from '../db/testing.ts'
import { callerOf } from './caller.ts'
import { createLimits } from './limits.ts'

withTestDb('limits with bot challenges', (getDb) => {
  const limits = createLimits()
  const { max } = consumerLimits.rates.registrations
  const ctxWith = (hasSolution: boolean) => ({
    db: getDb(),
    view: { limits: { ...consumerLimits, botChallenge: 'altcha' as const } },
    caller: callerOf('198.51.100.7'),
    challengePass: { hasSolution, spend: async () => hasSolution },
  })

  it('lets a solver use the limit that others reached without a solution', async () => {
    const key = 'shared address'
    for (let attempt = 1; attempt < max; attempt++) await limits.count(ctxWith(false), 'registrations', key)
    const unsolved = await Promise.all(
      Array.from({ length: 20 }, () => limits.take(ctxWith(false), 'registrations', key)),
    )
    expect(unsolved).not.toContain(null)
    expect(await limits.take(ctxWith(true), 'registrations', key)).toBeNull()
    expect(await limits.take(ctxWith(true), 'registrations', key)).toMatchObject({ code: 'too_many_requests' })
  })
})
