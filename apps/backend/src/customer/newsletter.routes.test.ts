import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { listConsents } from './consent.repository.ts'
import { type CustomerApp, endLimitWindows, openCustomerApp } from './testing/customer-app.ts'

withTestDb('newsletter preference', (getDb) => {
  let shop: CustomerApp
  let now: Date

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    now = new Date('2026-11-15T10:00:00Z')
    shop = openCustomerApp({ db: getDb(), now: () => now })
  })

  const save = (token: string, isSubscribed: unknown, consentVersion = '2026-11', storeCode = 'default') =>
    shop.post(`newsletter?token=${token}`, { isSubscribed, consentVersion }, storeCode)

  it('stores who has agreed to which text, when and in which store view, and shows the newest preference', async () => {
    const { id, email, token } = await shop.registered()
    expect((await shop.me(token)).result.extension_attributes.is_subscribed).toBe(false)
    expect(await save(token, true, '2026-11', 'de')).toMatchObject({
      code: 200,
      result: { id, extension_attributes: { is_subscribed: true } },
    })
    now = new Date('2026-11-15T10:30:00Z')
    await save(token, false, '2026-12')
    expect((await shop.me(token)).result.extension_attributes.is_subscribed).toBe(false)
    expect(await listConsents(getDb(), id)).toEqual([
      {
        purpose: 'newsletter',
        is_given: false,
        email,
        store_code: 'default',
        text_version: '2026-12',
        happened_at: now,
      },
      {
        purpose: 'newsletter',
        is_given: true,
        email,
        store_code: 'de',
        text_version: '2026-11',
        happened_at: new Date('2026-11-15T10:00:00Z'),
      },
    ])
  })

  it('adds nothing to the history when nothing changes, also for simultaneous calls', async () => {
    const { id, token } = await shop.registered()
    await save(token, false)
    expect(await listConsents(getDb(), id)).toEqual([])
    await Promise.all([save(token, true), save(token, true), save(token, true)])
    expect(await listConsents(getDb(), id)).toHaveLength(1)
  })

  it.each([
    ['no preference', undefined, '2026-11'],
    ['a text as preference', 'yes', '2026-11'],
    ['an invented version', true, 'the newest'],
  ])('refuses %s and stores nothing', async (_case, isSubscribed, version) => {
    const { id, token } = await shop.registered()
    expect(await save(token, isSubscribed, version)).toMatchObject({ code: 400 })
    expect(await listConsents(getDb(), id)).toEqual([])
  })

  it('refuses a call without a session', async () => {
    expect(await save('nonsense', true)).toMatchObject({ code: 401 })
  })
})
