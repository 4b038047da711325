import { englishText } from '@mantel/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, withLimits } from '../store/testing.ts'
import { type CustomerApp, endLimitWindows, newCustomer, openCustomerApp, password } from './testing/customer-app.ts'

withTestDb('login limits', (getDb) => {
  let shop: CustomerApp
  const refused = { code: 401, result: englishText('login_incorrect'), error: 'login_incorrect' }
  const tooEarly = { code: 429, result: englishText('too_many_requests'), error: 'too_many_requests' }

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    shop = openCustomerApp({ db: getDb() })
  })

  /** The shop with these rate limits. */
  const openStrict = (rates: NonNullable<Parameters<typeof withLimits>[1]['rates']>) => {
    const [view] = withLimits(stores, { rates }).views
    return openCustomerApp({ db: getDb(), findView: () => view! })
  }
  const fail = async (email: string, times: number) => {
    for (let tries = 0; tries < times; tries++) expect(await shop.login(email, 'wrong')).toEqual(refused)
  }
  /** Waits use the system clock: tests extend or end them, so that a slow machine changes nothing. */
  const setWaits = (expire: number) =>
    getDb().updateTable('rate_limit').set({ expire }).where('key', 'like', '% wait:%').execute()
  const extendWaits = () => setWaits(Date.now() + 60_000)
  const endWaits = () => setWaits(1)
  const endOfWait = async () => {
    const rows = await getDb().selectFrom('rate_limit').select('expire').where('key', 'like', '% wait:%').execute()
    return Math.max(...rows.map(({ expire }) => Number(expire)))
  }

  it('gives unknown addresses and wrong passwords the same replies', async () => {
    const { email } = await shop.registered()
    for (const address of [email, 'nobody@example.test']) {
      await fail(address, 4)
      await extendWaits()
      expect(await shop.login(address, 'wrong')).toEqual(tooEarly)
    }
  })

  it('makes each wrong password wait longer than the one before', async () => {
    const { email } = await shop.registered()
    await fail(email, 3)
    for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
      const startedAt = Date.now()
      await fail(email, 1)
      const end = await endOfWait()
      expect(end).toBeGreaterThanOrEqual(startedAt + seconds * 1000)
      expect(end).toBeLessThanOrEqual(Date.now() + seconds * 1000)
      await extendWaits()
      const early = await shop.loginFrom('127.0.0.1', email)
      expect(early.json()).toEqual(tooEarly)
      expect(Number(early.headers['retry-after'])).toBeGreaterThan(30)
      await endWaits()
    }
  })

  it('lets the right password in after the wait and forgets the failures', async () => {
    const { email } = await shop.registered()
    await fail(email, 4)
    await extendWaits()
    expect(await shop.login(email)).toEqual(tooEarly)
    await endWaits()
    expect((await shop.login(email)).code).toBe(200)
    await fail(email, 4)
  })

  it('lets the owner log in while many other IP addresses guess the password', async () => {
    shop = openStrict({ failedLoginsOfAccount: { max: 3 } })
    const { email } = await shop.registered()
    for (let guess = 0; guess < 8; guess++)
      expect((await shop.loginFrom(`198.51.100.${guess}`, email, 'wrong')).statusCode).toBe(401)
    for (let visit = 0; visit < 2; visit++) expect((await shop.loginFrom('203.0.113.5', email)).statusCode).toBe(200)
  })

  it('makes every IP address wait after one failure while an account is under attack', async () => {
    shop = openStrict({ failedLoginsOfAccount: { max: 3 } })
    const { email } = await shop.registered()
    for (let guess = 0; guess < 3; guess++) await shop.loginFrom(`198.51.100.${guess}`, email, 'wrong')
    const attempts = await Promise.all(Array.from({ length: 5 }, () => shop.loginFrom('203.0.113.9', email, 'wrong')))
    const early = attempts.filter(({ statusCode }) => statusCode === 429)
    expect(early).toHaveLength(4)
    for (const { headers } of early) expect(Number(headers['retry-after'])).toBeGreaterThan(60)
    await fail('another@example.test', 3)
  })

  it('refuses an IP address that reaches the limit of an account until the time window of the limit ends', async () => {
    shop = openStrict({ failedLoginsOfCallerAndAccount: { max: 2 } })
    const { email } = await shop.registered()
    for (let visit = 0; visit < 3; visit++) expect((await shop.login(email)).code).toBe(200)
    await fail(email, 2)
    expect(await shop.login(email)).toEqual(tooEarly)
    await endLimitWindows(getDb())
    expect((await shop.login(email)).code).toBe(200)
  })

  it('limits failed logins and registrations of taken e-mail addresses per client IP address', async () => {
    shop = openStrict({ failedLogins: { max: 3 }, takenEmails: { max: 2 } })
    const { email } = await shop.registered()
    const codes: number[] = []
    for (let one = 0; one < 4; one++) codes.push((await shop.login(`nobody${one}@example.test`)).code)
    expect(codes).toEqual([401, 401, 401, 429])
    for (let one = 0; one < 3; one++)
      codes.push((await shop.post('create', { customer: newCustomer({ email }), password })).code)
    expect(codes.slice(4)).toEqual([400, 400, 429])
    await endLimitWindows(getDb())
    expect((await shop.login(email)).code).toBe(200)
  })
})
