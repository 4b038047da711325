import { expect, it } from 'vitest'
import type { Db } from '../db/index.ts'
import { withTestDb } from '../db/testing.ts'
import { createLimit, networkKeyOf, removeExpiredLimits } from './index.ts'

withTestDb('limits', (getDb) => {
  const rows = () => getDb().selectFrom('rate_limit').select(['key', 'points']).execute()
  const expireAll = () => getDb().updateTable('rate_limit').set({ expire: 1 }).execute()

  it('refuses attempts above the maximum until the window ends', async () => {
    const limit = createLimit('window', { max: 2, windowMs: 60_000 })
    expect([await limit.take(getDb(), 'a'), await limit.take(getDb(), 'a')]).toEqual([true, true])
    expect([await limit.take(getDb(), 'a'), await limit.take(getDb(), 'b')]).toEqual([false, true])
    await expireAll()
    expect(await limit.take(getDb(), 'a')).toBe(true)
  })

  it('shares counts between processes and keeps each limit separate', async () => {
    const open = (name: string) => createLimit(name, { max: 1, windowMs: 60_000 })
    expect(await open('shared').take(getDb(), 'a')).toBe(true)
    expect(await open('shared').take(getDb(), 'a')).toBe(false)
    expect(await open('another').take(getDb(), 'a')).toBe(true)
  })

  it('enforces the maximum under concurrent attempts', async () => {
    const limit = createLimit('many', { max: 10, windowMs: 60_000 })
    const taken = await Promise.all(Array.from({ length: 30 }, () => limit.take(getDb(), 'a')))
    expect(taken.filter(Boolean)).toHaveLength(10)
  })

  it('uncounts one attempt, or all of them on reset', async () => {
    const limit = createLimit('back', { max: 1, windowMs: 60_000 })
    await limit.take(getDb(), 'a')
    await limit.uncount(getDb(), 'a')
    expect(await limit.take(getDb(), 'a')).toBe(true)
    await limit.reset(getDb(), 'a')
    expect(await limit.take(getDb(), 'a')).toBe(true)
    expect(await limit.take(getDb(), 'a')).toBe(false)
  })

  it('stores keys hashed and removes expired rows', async () => {
    await createLimit('plain', { max: 1, windowMs: 60_000 }).take(getDb(), 'ann@example.com')
    expect(JSON.stringify(await rows())).not.toContain('ann')
    await expireAll()
    await removeExpiredLimits(getDb())
    expect(await rows()).toEqual([])
  })

  it('counts in memory while the database cannot be reached', async () => {
    const unreachable = { executeQuery: () => Promise.reject(new Error('Connection terminated')) } as unknown as Db
    const limit = createLimit('unreachable', { max: 1, windowMs: 60_000 })
    expect([await limit.take(unreachable, 'a'), await limit.take(unreachable, 'a')]).toEqual([true, false])
  })
})

it.each([
  ['2001:db8:0:7::1', '2001:db8:0:7:ffff::9', true],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['2001:db8:0:7::1', '2001:db8:0:8::1', false],
  ['::ffff:1.2.3.4', '::ffff:1.2.3.5', false],
])('treats %s and %s as one subscriber: %s', (one, other, isSame) => {
  expect(networkKeyOf(one) === networkKeyOf(other)).toBe(isSame)
})
