import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  canRequestCancellation,
  findUsedLine,
  type OrderRequest,
  planOrderRequest,
  type RequestFacts,
  refundOf,
  splitRefund,
  withdrawableLines,
  withdrawalEndedOn,
} from './order-request.ts'
import type { OrderSnapshot } from './snapshot.ts'

const vat = (gross: number, tax = Math.round(gross / 6)) => ({ net: gross - tax, tax, gross })
const line = (quantity: number, gross: number, productType = 'simple') => ({
  name: 'Clock',
  productType,
  quantity,
  rates: [20],
  charged: vat(gross),
})

function factsOf(
  lines: ReturnType<typeof line>[],
  { shipping = 500, shown = 'gross', state = 'paid', downloadConsent, ...more }: Record<string, unknown> = {},
): RequestFacts {
  const goods = lines.reduce((sum, { charged }) => sum + charged.gross, 0)
  const tax = lines.reduce((sum, { charged }) => sum + charged.tax, 0) + Math.round(Number(shipping) / 6)
  const total = vat(goods + Number(shipping), tax)
  const totals = { total, due: total.gross, byRate: [{ rate: 20, ...total }] }
  const snapshot = { shown, lines, totals, rounding: 'unit-gross', downloadConsent } as unknown as OrderSnapshot
  return {
    order: { state, snapshot } as RequestFacts['order'],
    sent: [],
    requests: [],
    startedDownloads: [],
    keptGiftCards: [],
    days: { ordered: '2026-11-01', sent: null, today: '2026-11-03' },
    ...more,
  }
}

const withdraw = (facts: RequestFacts, ...wanted: [position: number, quantity: number][]) =>
  planOrderRequest(facts, {
    kind: 'withdrawal',
    wanted: wanted.length === 0 ? undefined : wanted.map(([position, quantity]) => ({ position, quantity })),
  })
const granted = (plan: ReturnType<typeof withdraw>, state: OrderRequest['state'] = 'accepted'): OrderRequest => {
  if (!plan.ok) throw new Error(plan.code)
  return { kind: 'withdrawal', state, amount: plan.amount, lines: plan.lines }
}

describe('cancelling an order', () => {
  it('cancels the whole order with its delivery cost, until something is sent', () => {
    const facts = factsOf([line(2, 2000), line(1, 500)])
    expect(planOrderRequest(facts, { kind: 'cancellation', wanted: undefined })).toMatchObject({
      ok: true,
      amount: { gross: 3000 },
      lines: [
        { position: 0, quantity: 2, unsent: 2 },
        { position: 1, quantity: 1, unsent: 1 },
      ],
    })
    expect(canRequestCancellation({ ...facts, sent: [{ position: 1, quantity: 1 }] })).toBe(false)
    expect(canRequestCancellation(factsOf([line(1, 100)], { state: 'shipped' }))).toBe(false)
    expect(canRequestCancellation(factsOf([line(1, 100)], { state: 'pending_payment' }))).toBe(false)
  })

  it('can be requested once, and again only after a refusal', () => {
    const facts = factsOf([line(1, 100)])
    const request = { ...granted(withdraw(facts), 'open'), kind: 'cancellation' as const }
    expect(canRequestCancellation({ ...facts, requests: [request] })).toBe(false)
    expect(canRequestCancellation({ ...facts, requests: [{ ...request, state: 'refused' }] })).toBe(true)
  })
})

describe('a started download', () => {
  const started = { startedDownloads: [1], downloadConsent: true }
  const bought = [line(1, 2000), line(1, 500, 'downloadable')]
  const whole = bought.map((_, position) => ({ position, quantity: 1 }))

  it.each([
    ['a consumer who agreed', {}],
    ['a consumer who was not asked', { downloadConsent: false }],
    ['a business', { shown: 'net', downloadConsent: false }],
  ])('cannot be cancelled by %s', (_, more) => {
    const facts = factsOf(bought, { ...started, ...more })
    expect(canRequestCancellation(facts)).toBe(false)
    expect(planOrderRequest(facts, { kind: 'cancellation', wanted: undefined })).toEqual({
      ok: false,
      code: 'request_download_started',
      params: { name: 'Clock' },
    })
  })

  it('prevents an open request for it from being accepted, unless the consumer kept the right to withdraw', () => {
    const facts = factsOf(bought, started)
    const refusal = { code: 'request_download_started' }
    expect(findUsedLine(facts, { kind: 'cancellation', lines: whole })).toMatchObject(refusal)
    expect(findUsedLine(facts, { kind: 'withdrawal', lines: whole })).toMatchObject(refusal)
    expect(findUsedLine(facts, { kind: 'withdrawal', lines: whole.slice(0, 1) })).toBeUndefined()
    const silent = factsOf(bought, { ...started, downloadConsent: false })
    expect(findUsedLine(silent, { kind: 'withdrawal', lines: whole })).toBeUndefined()
  })
})

describe('a used gift card', () => {
  const bought = [line(1, 2000), line(3, 7500, 'amgiftcard')]
  const factsWithUsedCards = (quantity: number, more: object = {}) =>
    factsOf(bought, { keptGiftCards: [{ position: 1, quantity }], ...more })
  const refusal = { ok: false, code: 'gift_card_used', params: { name: 'Clock' } }

  it('refuses to cancel or withdraw from an order whose gift card has been used', () => {
    expect(canRequestCancellation(factsWithUsedCards(1))).toBe(false)
    expect(planOrderRequest(factsWithUsedCards(1), { kind: 'cancellation', wanted: undefined })).toEqual(refusal)
    expect(withdraw(factsWithUsedCards(1), [1, 3])).toEqual(refusal)
    expect(withdraw(factsWithUsedCards(3), [1, 1])).toEqual(refusal)
    expect(withdraw(factsOf([line(1, 2500)], { keptGiftCards: [{ position: 0, quantity: 1 }] }))).toEqual(refusal)
  })

  it('does not prevent the buyer from returning the other units of the order', () => {
    expect(withdraw(factsWithUsedCards(1))).toMatchObject({
      ok: true,
      lines: [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 2 },
      ],
    })
    const open = granted(withdraw(factsWithUsedCards(1), [1, 2]), 'open')
    expect(withdraw(factsWithUsedCards(1, { requests: [open] }), [1, 1])).toMatchObject({ code: 'withdrawal_too_many' })
  })

  it('prevents an open request for it from being accepted', () => {
    const request = granted(withdraw(factsOf(bought), [1, 2]), 'open')
    expect(findUsedLine(factsWithUsedCards(1, { requests: [request] }), request)).toBeUndefined()
    expect(findUsedLine(factsWithUsedCards(2, { requests: [request] }), request)).toEqual(refusal)
    const earlier = granted(withdraw(factsOf(bought), [1, 1]))
    expect(findUsedLine(factsWithUsedCards(1, { requests: [earlier, request] }), request)).toEqual(refusal)
  })

  it('limits all requests together to the unused cards, in whatever order they are made', () => {
    const kinds = fc.constantFrom<OrderRequest['state']>('accepted', 'open', 'refused')
    const requestLists = fc.array(fc.tuple(fc.integer({ min: 1, max: 3 }), kinds), { maxLength: 6 })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), requestLists, (kept, wanted) => {
        const requests: OrderRequest[] = []
        for (const [quantity, state] of wanted) {
          const plan = withdraw(factsWithUsedCards(kept, { requests }), [1, quantity])
          if (plan.ok) requests.push(granted(plan, state))
        }
        const pieces = requests
          .filter(({ state }) => state !== 'refused')
          .reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0)
        expect(pieces + kept).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe('withdrawing from an order', () => {
  const isSent = {
    sent: [{ position: 0, quantity: 1 }],
    days: { ordered: '2026-11-01', sent: '2026-11-02', today: '2026-11-03' },
  }
  const until = (facts: RequestFacts) => withdrawableLines(facts).map((left) => left.until)

  it('ends 14 days after the last parcel is expected to arrive', () => {
    const facts = factsOf([line(1, 100)], isSent)
    expect(until(facts)).toEqual(['2026-11-23'])
    const on = (today: string) => withdraw({ ...facts, days: { ...facts.days, today } })
    expect(on('2026-11-23')).toMatchObject({ ok: true })
    expect(on('2026-11-24')).toMatchObject({ code: 'withdrawal_over' })
  })

  it('reports the last day once that day has passed', () => {
    const facts = factsOf([line(1, 100)], isSent)
    const late = { ...facts, days: { ...facts.days, today: '2026-12-24' } }
    expect(withdrawalEndedOn(facts)).toBeNull()
    expect(withdrawalEndedOn(late)).toBe('2026-11-23')
    expect(withdrawalEndedOn({ ...late, requests: [granted(withdraw(facts), 'accepted')] })).toBeNull()
    expect(withdrawalEndedOn(factsOf([line(1, 100)], { shown: 'net' }))).toBeNull()
  })

  it('has no last day while a parcel is still to be sent, except for items that are not sent by parcel', () => {
    const facts = factsOf([line(1, 100), line(1, 2500, 'amgiftcard')])
    expect(until(facts)).toEqual([null, '2026-11-15'])
    const late = { ...facts, days: { ...facts.days, today: '2026-12-24' } }
    expect(withdrawableLines(late)).toEqual([{ position: 0, quantity: 1, until: null }])
  })

  it.each([
    ['a business', { shown: 'net' }],
    ['an unpaid order', { state: 'pending_payment' }],
    ['a cancelled order', { state: 'cancelled' }],
    ['a refunded order', { state: 'refunded' }],
  ])('is not possible for %s', (_, more) => {
    expect(withdraw(factsOf([line(1, 100)], more))).toMatchObject({ ok: false, code: 'withdrawal_over' })
  })

  it('accepts no more units than were bought, also over several requests', () => {
    const facts = factsOf([line(3, 1000)])
    expect(withdraw(facts, [0, 4])).toMatchObject({ code: 'withdrawal_too_many', params: { left: 3 } })
    expect(withdraw(facts, [0, 2], [0, 2])).toMatchObject({ code: 'withdrawal_too_many' })
    expect(withdraw(facts, [7, 1])).toMatchObject({ code: 'withdrawal_too_many', params: { left: 0 } })
    expect(withdraw(facts, [0, 0])).toMatchObject({ code: 'withdrawal_empty' })
    const first = granted(withdraw(facts, [0, 2]), 'open')
    expect(withdraw({ ...facts, requests: [first] }, [0, 2])).toMatchObject({ params: { left: 1 } })
  })

  it('counts the units that no parcel contains as unsent', () => {
    const facts = factsOf([line(3, 1000)], { sent: [{ position: 0, quantity: 2 }] })
    const first = granted(withdraw(facts, [0, 2]))
    expect(first.lines).toEqual([{ position: 0, quantity: 2, unsent: 1 }])
    expect(granted(withdraw({ ...facts, requests: [first] }, [0, 1])).lines[0]).toMatchObject({ unsent: 0 })
  })

  it('refunds the share of the line, and the delivery cost with the last unit', () => {
    const facts = factsOf([line(3, 1000), line(1, 200)])
    const first = granted(withdraw(facts, [0, 1]))
    expect(first.amount).toEqual({ net: 278, tax: 55, gross: 333 })
    const rest = granted(withdraw({ ...facts, requests: [first] }))
    expect(rest.amount.gross).toBe(1700 - 333)
  })
})

const lineOf = fc.record({ quantity: fc.integer({ min: 1, max: 6 }), gross: fc.integer({ min: 0, max: 100_000 }) })
const orderOf = fc.record({
  lines: fc.array(lineOf, { minLength: 1, maxLength: 5 }),
  shipping: fc.integer({ min: 0, max: 2000 }),
  /** The amount by which rounding the tax of the whole order may lower the total of a trade order. */
  rounding: fc.integer({ min: 0, max: 3 }),
  order: fc.array(fc.nat(), { minLength: 30, maxLength: 30 }),
})

describe('refunds', () => {
  it('refunds exactly the paid amount when everything is returned unit by unit, and never more', () => {
    fc.assert(
      fc.property(orderOf, ({ lines, shipping, rounding, order }) => {
        const ordered = lines.map(({ quantity, gross }) => line(quantity, gross))
        const { snapshot } = factsOf(ordered, { shipping }).order
        const { total } = snapshot.totals
        const cut = Math.min(rounding, total.gross - total.tax)
        const paid = { ...total, net: total.net - cut, gross: total.gross - cut }
        const totals = { ...snapshot.totals, total: paid, byRate: [{ rate: 20, ...paid }] }
        const bought = { ...snapshot, totals }
        const pieces = ordered
          .flatMap(({ quantity }, position) => Array.from({ length: quantity }, () => position))
          .map((position, index) => ({ position, at: order[index] ?? 0 }))
          .toSorted((a, b) => a.at - b.at)
        const requests: Pick<OrderRequest, 'lines' | 'amount'>[] = []
        for (const { position } of pieces) {
          const lines = [{ position, quantity: 1, unsent: 0 }]
          const amount = refundOf(bought, requests, lines)
          expect(amount.net + amount.tax).toBe(amount.gross)
          expect(amount.gross).toBeGreaterThanOrEqual(0)
          requests.push({ lines, amount })
          const sum = requests.reduce((gross, request) => gross + request.amount.gross, 0)
          expect(sum).toBeLessThanOrEqual(paid.gross)
        }
        const sum = (part: 'net' | 'tax' | 'gross') => requests.reduce((all, { amount }) => all + amount[part], 0)
        expect({ net: sum('net'), tax: sum('tax'), gross: sum('gross') }).toEqual(paid)
      }),
    )
  })

  it('refunds to the payment method first, and never more than was paid with it', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.array(fc.nat(1000), { maxLength: 5 }), (due, giftCards, amounts) => {
        let refunded = 0
        const sums = { payment: 0, giftCards: 0 }
        for (const wanted of amounts) {
          const amount = Math.min(wanted, due + giftCards - refunded)
          const split = splitRefund({ due }, refunded, amount)
          expect(split.payment + split.giftCards).toBe(amount)
          refunded += amount
          sums.payment += split.payment
          sums.giftCards += split.giftCards
        }
        expect(sums.payment).toBe(Math.min(due, refunded))
        expect(sums.giftCards).toBeLessThanOrEqual(giftCards)
      }),
    )
  })
})
