import { type BotChallenge, type ChallengePurpose, solutionHeader } from '@mantel/contract'
import { challengeServerParts } from '@mantel/plugins/challenge/server'
import { solveInTest } from '@mantel/plugins/challenge/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { address, type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, withLimits } from '../store/testing.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { removeExpiredSolutions } from './challenge.repository.ts'

/** Of four allowed attempts, the first two need no challenge. */
const small = { max: 4, challengeAbovePercent: 50 }
const limitedStores = withLimits(stores, {
  rates: {
    guestOrders: small,
    registrations: small,
    wrongCoupons: small,
    wrongGiftCards: small,
    failedLogins: small,
  },
})

type Reply = { code: number; result: never; error?: string; meta?: { challenge: BotChallenge } }
type Sent = { body?: object; solution?: string; app?: FastifyInstance }

withTestDb('bot challenges', (getDb, getConnection) => {
  let shop: OrderShop
  let otherProcess: Awaited<ReturnType<typeof buildTestApp>>
  let orders = 0

  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { stores: limitedStores })
    otherProcess = await buildTestApp(getConnection(), { stores: limitedStores })
  })
  beforeEach(async () => {
    await shop.setStock('BOOK', 1000)
    await getDb().deleteFrom('rate_limit').execute()
  })
  afterAll(async () => {
    await otherProcess.close()
    await shop.close()
  })

  async function call(url: string, { body, solution, app = shop.app }: Sent = {}) {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        ...(solution !== undefined && { [solutionHeader]: solution }),
      },
      payload: JSON.stringify(body ?? {}),
    })
    return { ...(reply.json() as Reply), retryAfter: reply.headers['retry-after'] }
  }
  function place(sent: Omit<Sent, 'body'> = {}) {
    const email = `buyer${++orders}@example.test`
    const delivery = { shippingAddress: { ...address, email }, billingAddress: { ...address, email } }
    const body = orderBody([{ sku: 'BOOK', qty: 1 }], { order_id: `challenge-${orders}`, delivery })
    return call('/api/order', { ...sent, body })
  }
  /** Places the orders that need no challenge, and solves the challenge of the next one. */
  async function solveOrder(): Promise<string> {
    await place()
    await place()
    return solveInTest(challengeOf(await place()))
  }
  const required = { code: 429, error: 'bot_challenge_required' }

  it('demands a challenge for orders above the configured share of the limit, with a text for old clients', async () => {
    expect([(await place()).code, (await place()).code]).toEqual([200, 200])
    const refused = await place()
    expect(refused).toMatchObject({ ...required, result: expect.stringMatching(/reload the page/) })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    expect(challengeOf(refused)).toMatchObject({ plugin: 'altcha', purpose: 'order' })
  })

  it('accepts a solution once, in any process', async () => {
    const solution = await solveOrder()
    expect((await place({ solution })).code).toBe(200)
    expect(await place({ solution })).toMatchObject(required)
    expect(await place({ solution, app: otherProcess.app })).toMatchObject(required)
  })

  it('accepts one of several concurrent uses of a solution in two processes', async () => {
    const solution = await solveOrder()
    const apps = [shop.app, otherProcess.app, shop.app, otherProcess.app]
    const codes = (await Promise.all(apps.map((app) => place({ solution, app })))).map(({ code }) => code)
    expect(codes.toSorted()).toEqual([200, 429, 429, 429])
  })

  it('does not count attempts without a solution, and keeps the maximum for those with one', async () => {
    const solutions = [await solveOrder()]
    for (let at = 0; at < 2; at++) solutions.push(await solveInTest(challengeOf(await place())))
    const codes: (number | string)[] = []
    for (const solution of solutions) {
      const { code, error } = await place({ solution })
      codes.push(error ?? code)
    }
    expect(codes).toEqual([200, 200, 'too_many_orders'])
  })

  it('refuses solutions that are malformed, expired, or made for another purpose or website', async () => {
    await place()
    await place()
    const server = challengeServerParts.get('altcha')!.open({ secretKey: 'a key for tests only' })
    const solutionFor = async (purpose: ChallengePurpose, website: string) =>
      solveInTest({ plugin: 'altcha', purpose, data: await server.issue({ purpose, website, caller: '127.0.0.1' }) })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 86_400_000 })
    const expired = await solutionFor('order', 'mantel').finally(() => vi.useRealTimers())
    const others = [expired, await solutionFor('code', 'mantel'), await solutionFor('order', 'trade'), 'x', '{}']
    for (const solution of others) expect(await place({ solution })).toMatchObject(required)
    expect((await place({ solution: await solutionFor('order', 'mantel') })).code).toBe(200)
  })

  it('does not use up a solution with an order that is refused for another reason', async () => {
    const solution = await solveOrder()
    await shop.setStock('BOOK', 0)
    expect((await place({ solution })).error).toBe('order_products_failed')
    await shop.setStock('BOOK', 1000)
    expect((await place({ solution })).code).toBe(200)
  })

  it('does not use up a solution when the login is refused because of an earlier failure', async () => {
    const logIn = (username: string, solution?: string) =>
      call('/api/user/login', { body: { username, password: 'wrong' }, solution })
    const setWaits = (expire: number) =>
      getDb().updateTable('rate_limit').set({ expire }).where('key', 'like', '% wait:%').execute()
    for (let attempt = 0; attempt < 4; attempt++) {
      expect((await logIn('waiting@example.test')).code).toBe(401)
      // Forgets the failures of the IP address, so that only the wait of this account takes effect.
      await getDb().deleteFrom('rate_limit').where('key', 'like', 'failedLogins:%').execute()
    }
    await setWaits(Date.now() + 60_000)
    expect([(await logIn('a@example.test')).code, (await logIn('b@example.test')).code]).toEqual([401, 401])
    const solution = await solveInTest(challengeOf(await logIn('c@example.test')))
    expect(await logIn('waiting@example.test', solution)).toMatchObject({ code: 429, error: 'too_many_requests' })
    await setWaits(1)
    expect((await logIn('waiting@example.test', solution)).code).toBe(401)
    expect(await logIn('waiting@example.test', solution)).toMatchObject({ code: 429 })
  })

  it('keeps a solution valid while the IP address is below the threshold for challenges', async () => {
    const solution = await solveOrder()
    await getDb().deleteFrom('rate_limit').execute()
    expect((await place({ solution })).code).toBe(200)
    expect((await place({ solution })).code).toBe(200)
    expect((await place({ solution })).code).toBe(200)
    expect(await place({ solution })).toMatchObject(required)
  })

  it.each<[string, ChallengePurpose, number]>([
    ['/api/user/create', 'registration', 200],
    ['/api/cart/apply-coupon', 'code', 404],
    ['/api/ext/gift-card/apply', 'code', 404],
    ['/api/user/login', 'login', 401],
  ])('challenges repeated calls of %s', async (path, purpose, code) => {
    const quoteId = await shop.create()
    let attempts = 0
    const attempt = (solution?: string) => {
      const email = `${purpose}${++attempts}@example.test`
      const customer = { email, firstname: 'Ann', lastname: 'Lee' }
      const names = { customer, username: email, giftCardCode: 'WRONG', quoteId }
      const query = path.endsWith('coupon') ? `?cartId=${quoteId}&coupon=WRONG` : ''
      return call(path + query, { body: { ...names, password: 'Correct-horse-9-battery' }, solution })
    }
    expect([(await attempt()).code, (await attempt()).code]).toEqual([code, code])
    const refused = await attempt()
    expect(refused).toMatchObject({ ...required, meta: { challenge: { purpose } } })
    expect((await attempt(await solveInTest(challengeOf(refused)))).code).toBe(code)
  })

  it('counts challenges by their result at /metrics', async () => {
    const { body } = await shop.app.inject({ url: '/metrics', headers: { host: 'localhost' } })
    for (const result of ['issued', 'solved', 'wrong', 'expired', 'replayed'])
      expect(body).toMatch(
        new RegExp(`bot_challenges_total\\{plugin="altcha",purpose="order",result="${result}"\\} [1-9]`),
      )
  })

  it('forgets used solutions after they have expired', async () => {
    const used = () => getDb().selectFrom('used_challenge').select('id').execute()
    await removeExpiredSolutions(getDb())
    expect((await used()).length).toBeGreaterThan(0)
    await getDb()
      .updateTable('used_challenge')
      .set({ expires_at: new Date(0) })
      .execute()
    await removeExpiredSolutions(getDb())
    expect(await used()).toEqual([])
  })
})

function challengeOf({ meta }: Reply): BotChallenge {
  if (!meta) throw new Error('the reply holds no challenge')
  return meta.challenge
}
