import type { OrderState } from '@mantel/domain/order'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openTestMails } from '../mail/testing/test-mails.ts'
import { lockGiftCardOrder } from '../order/index.ts'
import type { RequestMails } from '../order/mails/request-mails.ts'
import { createMerchantOrders } from '../order/merchant-orders.ts'
import { createMerchantRequests } from '../order/merchant-requests.ts'
import { requestReturn } from '../order/request-return.ts'
import { addOrderStep, insertTestOrder } from '../order/testing/insert-test-order.ts'
import { makeOrder } from '../order/testing/make-order.ts'
import { inTransaction, syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { createDispatcher, type Dispatcher, emit } from '../platform/events/index.ts'
import { silentLog } from '../platform/log.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores } from '../store/testing.ts'
import { createCardKeys } from './card-key.ts'
import { listUsableCodes } from './close-gift-cards.ts'
import { findGiftCard } from './find-gift-card.ts'
import { createGiftCodes } from './gift-codes.ts'
import { issueGiftCard } from './issue-gift-card.ts'
import { createGiftCardMail } from './mails/index.ts'
import { subscribeGiftCards } from './order-gift-cards.ts'
import { spendGiftCards } from './settle-gift-cards.ts'
import { giftCardOrderOf } from './testing/gift-card-order.ts'

withTestDb('gift cards of orders', (getDb) => {
  let server: TestMailServer
  let mails: ReturnType<typeof openTestMails>
  let dispatcher: Dispatcher
  const clock = { now: new Date('2026-11-15T10:00:00Z') }
  const now = () => clock.now
  const giftCodeOf = createGiftCodes('for tests')
  const giftCardMail = createGiftCardMail(giftCodeOf, createCardKeys('for tests'))

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
    mails = openTestMails({ db: getDb(), smtpUrl: server.url, templates: [giftCardMail], now })
    dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    subscribeGiftCards(dispatcher, { db: getDb(), now, stores, lockGiftCardOrder, giftCodeOf, giftCardMail, mails })
  })
  beforeEach(async () => {
    clock.now = new Date('2026-11-15T10:00:00Z')
    await getDb().deleteFrom('gift_card_entry').execute()
    await getDb().deleteFrom('gift_card').execute()
  })
  afterAll(async () => {
    await mails.transport.close()
    await server.stop()
  })

  const order = (steps: OrderState[], plan: Parameters<typeof giftCardOrderOf>[0] = {}) =>
    insertTestOrder(getDb(), 'de', giftCardOrderOf(plan), steps, { now: clock.now })
  const repeat = (orderId: number, state: OrderState) =>
    inTransaction(getDb(), (tx) => emit(tx, { type: 'order.moved', orderId, step: 1, state }))
  const send = async () => {
    await dispatcher.drain()
    server.received.length = 0
    await mails.sendDue()
    return [...server.received]
  }
  const cards = () => getDb().selectFrom('gift_card').selectAll().orderBy('id').execute()
  const entries = () => getDb().selectFrom('gift_card_entry').select(['kind', 'amount']).orderBy('id').execute()

  it('issues a card for each piece of a paid order and mails its code in the order’s language', async () => {
    const { id, number } = await order(['pending_payment'], { quantity: 2 })
    expect(await send()).toEqual([])
    expect(await cards()).toEqual([])
    await addOrderStep(getDb(), id, 1, 'paid', clock.now)
    const sent = await send()
    expect(sent.map(({ messageId }) => messageId).toSorted()).toEqual(
      [0, 1].map((piece) => `<order-${number}-gift-card-0-${piece}@mantel.example>`),
    )
    for (const piece of [0, 1]) {
      const code = giftCodeOf({ orderId: id, position: 0, piece })
      const mail = sent.find(({ text }) => text?.includes(code))
      expect(mail?.to).toMatchObject([{ name: 'Björn', address: 'bjoern@example.test' }])
      expect(mail?.html).toContain(code)
      expect(mail?.html).toContain('Alles &lt;Gute&gt;')
      expect(mail?.text).toContain('€25,00')
      expect(mail?.subject).toBe('Ada schenkt Ihnen eine Geschenkkarte von Mantel')
    }
    expect(await cards()).toMatchObject([
      { balance: 2500, currency: 'EUR', website: 'mantel' },
      { balance: 2500, currency: 'EUR' },
    ])
    expect(JSON.stringify(await getDb().selectFrom('mail').selectAll().execute())).not.toContain(
      giftCodeOf({ orderId: id, position: 0, piece: 0 }),
    )
  })

  it('issues a card and sends its mail once when events are repeated', async () => {
    const { id } = await order(['paid'])
    await repeat(id, 'paid')
    expect(await send()).toHaveLength(1)
    await addOrderStep(getDb(), id, 1, 'shipped', clock.now)
    await repeat(id, 'paid')
    expect(await send()).toEqual([])
    expect(await entries()).toEqual([{ kind: 'issued', amount: 2500 }])
  })

  const settle = { queueMail: async () => true, requestMails: {} as RequestMails, giftCodeOf, stores }
  /** The buyer withdraws from one of the cards, and the merchant accepts. */
  const giveBackOne = async (orderId: number, number: string) => {
    const request = { kind: 'withdrawal' as const, lines: [{ position: 0, quantity: 1 }], key: 'a form', reason: '' }
    const [website] = stores.websites
    const requested = await requestReturn({ db: getDb(), now }, { ...settle, website: website! }, orderId, request)
    expect(requested.ok).toBe(true)
    const settlement = { request: undefined, isAccepted: true, note: '' }
    const accepted = await createMerchantRequests({ db: getDb(), now, ...settle }).settle(number, settlement)
    expect(accepted).toMatchObject({ ok: true, amount: 2500 })
    await dispatcher.drain()
  }
  const refund = async (number: string) => {
    const moved = await createMerchantOrders({ db: getDb(), now, giftCodeOf }).move(number, {
      to: 'refunded',
      reason: '',
    })
    expect(moved.ok).toBe(true)
    await dispatcher.drain()
  }
  const spendFirstCard = async (amount: number, orderId: number) => {
    const [card] = await cards()
    const spent = [{ id: Number(card?.id), amount }]
    await inTransaction(getDb(), (tx) => spendGiftCards(tx, { cards: spent, orderId, now: now() }))
  }
  const usableCodes = (orderId: number) =>
    listUsableCodes(
      getDb(),
      [0, 1].map((piece) => giftCodeOf({ orderId, position: 0, piece })),
      clock.now,
    )

  it('voids the cards that the buyer has given back, and issues none for them after a late payment', async () => {
    const paid = await order(['paid'], { quantity: 2 })
    await dispatcher.drain()
    await giveBackOne(paid.id, paid.number)
    expect((await cards()).map(({ balance }) => balance).toSorted()).toEqual([0, 2500])

    const unpaid = await order(['received'], { quantity: 2 })
    await dispatcher.drain()
    await giveBackOne(unpaid.id, unpaid.number)
    await addOrderStep(getDb(), unpaid.id, 1, 'paid', clock.now)
    await dispatcher.drain()
    expect((await cards()).map(({ balance }) => balance).toSorted()).toEqual([0, 2500, 2500])
    // The mail of the card that was given back in time is not sent.
    expect(await send()).toHaveLength(2)
  })

  it('issues the card when the order is paid and sends its mail on the chosen day', async () => {
    const { id } = await order(['paid'], { deliveryDate: '2026-12-24' })
    expect(await send()).toEqual([])
    expect(await cards()).toMatchObject([{ balance: 2500 }])
    clock.now = new Date('2026-12-24T09:00:00Z')
    const [mail] = await send()
    expect(mail?.text).toContain(giftCodeOf({ orderId: id, position: 0, piece: 0 }))
    expect(await cards()).toHaveLength(1)
  })

  it.each([
    ['the day the clocks go forward', '2027-03-28', '2027-03-28T07:00:00Z'],
    ['the day the clocks go back', '2027-10-31', '2027-10-31T08:00:00Z'],
  ])('sends the mail at 08:00 in London on %s and not before', async (_, deliveryDate, at) => {
    clock.now = new Date(`${deliveryDate}T00:00:00Z`)
    await order(['paid'], { deliveryDate })
    clock.now = new Date(new Date(at).getTime() - 1000)
    expect(await send()).toEqual([])
    clock.now = new Date(at)
    expect(await send()).toHaveLength(1)
  })

  it('sends a card that is paid at midnight of its delivery day on the morning of that day', async () => {
    // Midnight in London is 23:00 UTC in summer.
    clock.now = new Date('2027-06-30T23:00:00Z')
    await order(['paid'], { deliveryDate: '2027-07-01' })
    expect(await send()).toEqual([])
    clock.now = new Date('2027-07-01T07:00:00Z')
    expect(await send()).toHaveLength(1)
  })

  it('lets a card expire five years after the day it is sent, and says so in the mail', async () => {
    const { id } = await order(['paid'], { deliveryDate: '2026-12-24' })
    clock.now = new Date('2026-12-24T09:00:00Z')
    const [mail] = await send()
    expect(mail?.text).toContain('Gültig bis 24.12.2031.')
    expect(await cards()).toMatchObject([{ expires_at: new Date('2031-12-25T00:00:00Z') }])
    const code = giftCodeOf({ orderId: id, position: 0, piece: 0 })
    const view = stores.views.find((one) => one.code === 'de')!
    const find = (day: string) => findGiftCard({ db: getDb(), view, now: () => new Date(day) }, code)
    expect(await find('2031-12-24T23:59:59Z')).toMatchObject({ ok: true })
    expect(await find('2031-12-25T00:00:00Z')).toMatchObject({ ok: false, code: 'gift_card_expired' })
  })

  it('voids the cards of a refunded order once, even if events are repeated', async () => {
    const { id } = await order(['paid'])
    await send()
    await addOrderStep(getDb(), id, 1, 'refunded', clock.now)
    await dispatcher.drain()
    const voided = [
      { kind: 'issued', amount: 2500 },
      { kind: 'voided', amount: -2500 },
    ]
    expect(await entries()).toEqual(voided)
    for (const state of ['refunded', 'paid'] as const) await repeat(id, state)
    expect(await send()).toEqual([])
    expect(await entries()).toEqual(voided)
    expect(await cards()).toMatchObject([{ balance: 0 }])
  })

  it('issues nothing when the paid event arrives after the refund', async () => {
    await order(['paid', 'refunded'])
    expect(await send()).toEqual([])
    expect(await cards()).toEqual([])
  })

  it('returns nothing to a voided card when the rest of its order is refunded', async () => {
    const { id, number } = await order(['paid'], { quantity: 2 })
    await dispatcher.drain()
    await giveBackOne(id, number)
    await refund(number)
    expect(await cards()).toMatchObject([{ balance: 0 }, { balance: 0 }])
    expect(await usableCodes(id)).toEqual([])
  })

  it('returns a partial refund to the card that paid the order, not to a voided card', async () => {
    await inTransaction(getDb(), (tx) =>
      issueGiftCard(tx, { code: 'PAYS-FOR-CARDS', website: 'mantel', currency: 'EUR', amount: 5000, now: now() }),
    )
    clock.now = new Date(clock.now.getTime() + 1000)
    const { id, number } = await order(['paid'], { quantity: 2, giftShare: 1 })
    await spendFirstCard(5000, id)
    await dispatcher.drain()
    await giveBackOne(id, number)
    expect((await cards()).map(({ balance }) => balance)).toEqual([2500, 2500, 0])
    await refund(number)
    expect((await cards()).map(({ balance }) => balance)).toEqual([5000, 0, 0])
  })

  it('keeps a voided card closed when a later order that it paid is refunded', async () => {
    const bought = await order(['paid'])
    await dispatcher.drain()
    clock.now = new Date(clock.now.getTime() + 1000)
    const clockOrder = makeOrder({
      store: 'de',
      lines: [{ name: 'Clock', unit: [{ rate: 19, amount: 2500 }], quantity: 1 }],
      shipping: null,
      giftShare: 1,
    })
    const later = await insertTestOrder(getDb(), 'de', clockOrder, ['paid'], { now: clock.now })
    await spendFirstCard(2500, later.id)
    await addOrderStep(getDb(), bought.id, 1, 'refunded', clock.now)
    await dispatcher.drain()
    await refund(later.number)
    expect(await usableCodes(bought.id)).toEqual([])
  })

  it('does not void a gift card again after another order refunds an amount to it', async () => {
    const { id } = await order(['paid'])
    await send()
    await addOrderStep(getDb(), id, 1, 'refunded', clock.now)
    await dispatcher.drain()
    await getDb().updateTable('gift_card').set({ balance: 700 }).execute()
    await repeat(id, 'refunded')
    await dispatcher.drain()
    expect(await cards()).toMatchObject([{ balance: 700 }])
    // Checks these events only: the subscribers of all other events belong to other slices, which this test does not run.
    const own = ['order.moved', 'order.gift_cards_returned']
    const open = getDb().selectFrom('outbox').select('id').where('processed_at', 'is', null).where('type', 'in', own)
    expect(await open.execute()).toEqual([])
  })

  it('cancels the mail of a gift card that is refunded before its delivery date', async () => {
    const { id } = await order(['paid'], { deliveryDate: '2026-12-24' })
    expect(await send()).toEqual([])
    await addOrderStep(getDb(), id, 1, 'refunded', clock.now)
    await dispatcher.drain()
    clock.now = new Date('2026-12-24T09:00:00Z')
    expect(await send()).toEqual([])
    expect(await cards()).toMatchObject([{ balance: 0 }])
  })
})
