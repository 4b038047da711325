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

  it('lets a client with a solved challenge continue where clients without a solution have reached the limit', async () => {
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

withTestDb('one attempt against several limits', (getDb) => {
  const limits = createLimits()
  const { guestOrders, guestOrdersOfEmail } = consumerLimits.rates
  const rates = {
    ...consumerLimits.rates,
    guestOrders: { ...guestOrders, max: 3 },
    guestOrdersOfEmail: { ...guestOrdersOfEmail, max: 5 },
  }
  const ctx = () => ({
    db: getDb(),
    view: { limits: { ...consumerLimits, botChallenge: 'altcha' as const, rates } },
    caller: callerOf('198.51.100.8'),
  })
  const attempt = (address: string, email: string) =>
    limits.takeAll(ctx(), [
      ['guestOrders', address],
      ['guestOrdersOfRange', 'range'],
      ['guestOrdersOfEmail', email],
    ])
  const left = async (name: 'guestOrders' | 'guestOrdersOfEmail', key: string) => {
    let count = 0
    while (!(await limits.take(ctx(), name, key))) count++
    return count
  }

  it('checks limits in order and counts a refused attempt only against the limit that it exceeds', async () => {
    for (let time = 0; time < 3; time++) expect(await attempt('one', 'ann')).toBeNull()
    expect(await attempt('one', 'ann')).toMatchObject({ code: 'too_many_orders', retryAfter: guestOrders.minutes * 60 })
    expect(await left('guestOrdersOfEmail', 'ann')).toBe(2)
    expect(await attempt('two', 'ann')).toMatchObject({ code: 'too_many_orders' })
    expect(await left('guestOrders', 'two')).toBe(3)
  })

  it('lets no more concurrent attempts through than each limit allows', async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => attempt('three', 'bob')))
    expect(results.filter((refusal) => refusal === null)).toHaveLength(3)
    expect(await left('guestOrdersOfEmail', 'bob')).toBe(2)
  })

  it('starts again when the window of a limit is over', async () => {
    for (let time = 0; time < 3; time++) await attempt('four', 'cid')
    await getDb()
      .updateTable('rate_limit')
      .set({ expire: Date.now() - 1 })
      .execute()
    expect(await attempt('four', 'cid')).toBeNull()
    expect(await left('guestOrders', 'four')).toBe(2)
  })
})
