import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { openPayingShop, type PayingShop } from './testing/paying-shop.ts'

/** What may happen to one order, in any order and as often as chance wants. */
type Act =
  | { do: 'pay'; card: 'ok' | 'declined' | 'challenge' | 'lost' | 'late' }
  | { do: 'answer'; cRes: 'yes' | 'no' }
  | { do: (typeof simple)[number] }
  | { do: 'report'; pick: number }
  | { do: 'wait'; minutes: number }

const simple = [
  ...(['go on', 'approve', 'come back', 'cancel', 'care', 'forge'] as const),
  ...(['bank decides', 'late calls arrive', 'provider away', 'provider back', 'merchant cancels'] as const),
] as const

const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    do: fc.constant('pay' as const),
    card: fc.constantFrom('ok', 'declined', 'challenge', 'lost', 'late'),
  }),
  fc.record({ do: fc.constant('answer' as const), cRes: fc.constantFrom('yes', 'no') }),
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom(...simple) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('report' as const), pick: fc.nat(20) }) },
  fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 20, 90) }),
)

const history = fc.record({
  method: fc.constantFrom('card' as const, 'paypal' as const),
  isLateInTheEnd: fc.boolean(),
  // What stands together happens at the same moment.
  moments: fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 }),
})

const runs = process.env.MANTEL_PAYMENT_RUNS

withTestDb('payments whose news come in any order', (_getDb, getConnection) => {
  let shop: PayingShop
  beforeAll(async () => {
    shop = await openPayingShop(getConnection())
    await shop.setStock('BOOK', 10_000)
  })
  afterAll(() => shop.close())

  test('take the money once for an order that is paid, and never keep any for one that is not', async () => {
    await fc.assert(
      fc.asyncProperty(history, async ({ method, moments, isLateInTheEnd }) => {
        const { scripted, clock } = shop
        scripted.forget()
        const stock = (await shop.stockOf('BOOK')).qty
        const { id, orderKey, orderNumber } = await shop.order(method)

        const run = async (one: Act): Promise<unknown> => {
          switch (one.do) {
            case 'pay':
              return shop.pay(orderKey, method === 'card' ? one.card : undefined)
            case 'go on':
              return shop.pay(orderKey)
            case 'answer':
              return shop.answer(orderKey, scripted.payments().at(-1)?.reference ?? 'none', one.cRes)
            case 'approve':
              return scripted.approve()
            case 'come back':
              return shop.comeBack(method, orderKey)
            case 'cancel':
              return shop.comeBack(method, orderKey, true)
            case 'report': {
              const event = scripted.events[one.pick % Math.max(scripted.events.length, 1)]
              return event && shop.report(method, event.id)
            }
            case 'forge':
              return expect(await shop.report(method, 'event-1', 'theirs')).toBe(400)
            case 'wait':
              clock.at += one.minutes * 60_000
              return undefined
            case 'care':
              return shop.care()
            case 'bank decides':
              return scripted.decideChallenges()
            case 'late calls arrive':
              return scripted.arrive()
            case 'merchant cancels':
              return shop.orders.move(orderNumber, { to: 'cancelled', reason: '' })
            case 'provider away':
              scripted.mood.isAway = true
              return undefined
            case 'provider back':
              scripted.mood.isAway = false
              return undefined
          }
        }
        for (const moment of moments) await Promise.all(moment.map(run))

        // In the end everybody answers, time passes and every report arrives.
        scripted.mood.isAway = false
        clock.at += 3 * 60 * 60_000
        if (isLateInTheEnd) {
          await shop.care()
          scripted.decideChallenges()
          await scripted.arrive()
        }
        for (let round = 0; round < 3; round++) {
          clock.at += 26 * 60 * 60_000
          for (const event of scripted.events.toReversed()) await shop.report(method, event.id)
          await shop.care()
        }
        const state = await shop.stateOf(id)
        const payments = await shop.paymentsOf(id)
        const isPaid = state === 'paid'
        expect(['paid', 'cancelled']).toContain(state)
        expect(scripted.charged()).toBe(isPaid ? 1 : 0)
        expect(payments.filter((one) => one === 'authorised')).toHaveLength(isPaid ? 1 : 0)
        expect(payments.filter((one) => ['started', 'challenged', 'redirected', 'returning'].includes(one))).toEqual([])
        expect((await shop.stockOf('BOOK')).qty).toBe(isPaid ? stock - 1 : stock)
        for (const { captures } of scripted.payments()) expect(captures).toBeLessThanOrEqual(1)
      }),
      // MANTEL_PAYMENT_RUNS=500 looks at histories that nobody has seen. They share a database, so none is made shorter.
      { endOnFailure: true, ...(runs ? { numRuns: Number(runs) } : { numRuns: 25, seed: 20_261_102 }) },
    )
  })
})
