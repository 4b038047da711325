import { afterAll, beforeAll, expect, it } from 'vitest'
import { giftCardOptions } from '../cart/testing/items.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { printFigures, timeoutFor, trustSizes } from '../order/testing/trust-sizes.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { viewOf } from '../store/testing.ts'
import { createCardKeys, printPath } from './card-key.ts'
import { createGiftCodes } from './gift-codes.ts'
import { issueGiftCard } from './issue-gift-card.ts'

/** Sixty-four shoppers redeem one card at the same time; `npm run bench -- trust` runs 50 rounds. */
const parallel = 64
const rounds = trustSizes.giftCardRounds

withTestDb('gift cards over HTTP', (getDb, getConnection) => {
  let shop: OrderShop
  let token: string
  let customerId: number
  let placed = 0
  const secretKey = 'secret of the gift card tests'
  const issue = (code: string, amount: number) =>
    issueGiftCard(getDb(), { code, amount, website: 'mantel', currency: 'GBP', now: new Date() })

  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { secretKey })
    const customer = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'ann@example.test' })
    token = customer.token
    customerId = customer.id
  })
  afterAll(() => shop?.close())

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, asToken?: string) =>
    shop.call(method as 'GET', url, { body, token: asToken })
  const claimsOf = async () => (await call('GET', '/api/ext/gift-card/claims', undefined, token))[1]
  const balanceOf = async (code: string) => (await call('GET', `/api/ext/gift-card/balance?code=${code}`))[1].balance
  const apply = (quoteId: string, giftCardCode: string) =>
    call('POST', '/api/ext/gift-card/apply', { quoteId, giftCardCode })

  /** Orders one product and pays with the cards as far as their balances reach. */
  async function buy(product: { sku: string; qty: number }, codes: string[], { delivery = {}, user = '' } = {}) {
    const cart_id = await shop.cartOf(product)
    for (const code of codes) expect(await apply(cart_id, code)).toEqual([200, true])
    const order = orderBody([product], { delivery, cart_id, order_id: `gift ${++placed}`, user_id: user })
    const [code, result] = await shop.place(order, user ? { token } : {})
    expect(code, JSON.stringify(result)).toBe(200)
    await shop.settle()
    return { id: Number(result.backendOrderId), number: String(result.orderNumber) }
  }

  it('previews the card as HTML', async () => {
    const query = new URLSearchParams({
      recipient: 'Bo',
      email: 'bo@a.test',
      sender: 'Ann',
      message: 'Hi <b>',
      image: '',
    })
    const [code, html] = await call('GET', `/api/ext/gift-card/preview?${query}`)
    expect([code, html]).toEqual([200, expect.stringContaining('Ann sent you a gift card for Mantel')])
    expect(html).toContain('Hi &lt;b&gt;')
  })

  it('sells a card, keeps its entries with the order, prints it, and refunds close it', async () => {
    await issue('PAYS-FORT-HECA-RD22', 10_000)
    const product = {
      sku: 'GIFT',
      qty: 1,
      ...giftCardOptions({ am_giftcard_message: 'Well done', am_giftcard_date_delivery: '12/24/2099' }),
    }
    const { id, number } = await buy(product, ['PAYS-FORT-HECA-RD22'])
    const order = await getDb().selectFrom('shop_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(order.state).toBe('paid')
    expect(order.snapshot.shipping).toBeNull()
    expect(order.snapshot.lines[0]).toMatchObject({
      selection: { giftCard: { amount: 25, deliveryDate: '2099-12-24', message: 'Well done' } },
      options: [
        { label: 'To', value: 'Bo (bo@example.test)' },
        { label: 'From', value: 'Ann' },
        { label: 'Message', value: 'Well done' },
        { label: 'Delivery', value: expect.stringContaining('2099') },
      ],
    })
    const piece = { orderId: id, position: 0, piece: 0 }
    expect(await balanceOf(createGiftCodes(secretKey)(piece))).toBe(25)
    const get = (key: string) => shop.app.inject({ method: 'GET', url: printPath(key), headers: { host: 'localhost' } })
    const key = createCardKeys(secretKey).cardKeyOf(piece)
    const printed = await get(key)
    expect([printed.statusCode, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(printed.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await get(createCardKeys('another secret').cardKeyOf(piece))).statusCode).toBe(404)
    await shop.orders.move(number, { to: 'refunded', reason: '' })
    await shop.settle()
    expect((await get(key)).statusCode).toBe(404)
    expect(await balanceOf('PAYS-FORT-HECA-RD22')).toBe(100)
  })

  it('pays with several cards, charges the rest to the payment method and refunds each card', async () => {
    await issue('SEVE-RALC-ARDS-TEN2', 1000)
    await issue('SEVE-RALC-ARDS-FVE2', 500)
    const { id, number } = await buy({ sku: 'CLOCK', qty: 1 }, ['SEVE-RALC-ARDS-TEN2', 'SEVE-RALC-ARDS-FVE2'])
    const { due, total } = await getDb()
      .selectFrom('shop_order')
      .select(['due', 'total'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(Number(total) - Number(due)).toBe(1500)
    expect([await balanceOf('SEVE-RALC-ARDS-TEN2'), await balanceOf('SEVE-RALC-ARDS-FVE2')]).toEqual([0, 0])
    await shop.orders.move(number, { to: 'paid', reason: '' })
    await shop.orders.move(number, { to: 'refunded', reason: '' })
    await shop.settle()
    expect([await balanceOf('SEVE-RALC-ARDS-TEN2'), await balanceOf('SEVE-RALC-ARDS-FVE2')]).toEqual([10, 5])
  })

  it('lists the cards that a customer has redeemed or saved, and nobody else sees them', async () => {
    await issue('CLAI-MSAV-EDCA-SAV2', 2500)
    await issue('CLAI-MUSE-DCAR-USE2', 5000)
    expect(await claimsOf()).toEqual([])
    const saved = await call('POST', '/api/ext/gift-card/claims', { code: 'claimsavedcasav2' }, token)
    expect(saved).toMatchObject([200, [{ code: 'SAV2', value: 25, balance: 25, saved: true }]])
    await call('POST', '/api/ext/gift-card/claims', { code: 'CLAI-MSAV-EDCA-SAV2' }, token)
    const { number } = await buy({ sku: 'CLOCK', qty: 1 }, ['CLAI-MUSE-DCAR-USE2'], { user: String(customerId) })
    const claims = await claimsOf()
    expect(claims.map(({ code }: { code: string }) => code)).toEqual(['USE2', 'SAV2'])
    expect(claims[0]).toMatchObject({
      saved: false,
      value: 50,
      description: expect.stringContaining(`Used for order ${number}.`),
    })
    expect(JSON.stringify(claims)).not.toMatch(/CLAI/)
    const other = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'bo@example.test' })
    expect(await call('GET', '/api/ext/gift-card/claims', undefined, other.token)).toEqual([200, []])
    const path = `/api/ext/gift-card/claims/${claims[1].id}`
    expect((await call('DELETE', path, undefined, other.token))[0]).toBe(404)
    expect(await call('DELETE', path, undefined, token)).toMatchObject([200, [{ code: 'USE2' }]])
    expect((await call('POST', '/api/ext/gift-card/claims', { code: 'WRON-GWRO-NGWR-ONG2' }, token))[0]).toBe(404)
  })

  it('applies a saved card without its code, to the cart of the customer who saved it', async () => {
    await issue('SAVE-DPAY-SCAR-T222', 1500)
    const customer = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'cy@example.test' })
    const [, claims] = await call('POST', '/api/ext/gift-card/claims', { code: 'SAVE-DPAY-SCAR-T222' }, customer.token)
    expect(claims).toMatchObject([{ code: 'T222', currency_code: 'GBP', usable: true }])
    const claimId = claims[0].id
    const useSaved = (quoteId: string, body: object, asToken?: string) =>
      call('POST', '/api/ext/gift-card/apply', { quoteId, ...body }, asToken)
    const [, quoteId] = await call('POST', '/api/cart/create', undefined, customer.token)
    await shop.add(quoteId, { sku: 'CLOCK', qty: 1 }, { token: customer.token })
    const wrong = [404, expect.objectContaining({ errorMessage: 'Wrong gift card code' })]
    // A guest, another customer and a claim id that was never saved are refused.
    expect(await useSaved(await shop.cartOf({ sku: 'CLOCK', qty: 1 }), { claimId })).toEqual(wrong)
    const [, otherCart] = await call('POST', '/api/cart/create', undefined, token)
    expect(await useSaved(otherCart, { claimId }, token)).toEqual(wrong)
    expect(await useSaved(quoteId, { claimId: claimId + 1 }, customer.token)).toEqual(wrong)
    expect(await useSaved(quoteId, {}, customer.token)).toEqual(wrong)
    expect(await useSaved(quoteId, { claimId }, customer.token)).toEqual([200, true])
    const [, totals] = await call('GET', `/api/cart/totals?cartId=${quoteId}`, undefined, customer.token)
    expect(JSON.stringify(totals)).toContain('"value":-15')
    await getDb().updateTable('gift_card').set({ balance: 0 }).where('id', '=', claimId).execute()
    const [, [spent]] = await call('GET', '/api/ext/gift-card/claims', undefined, customer.token)
    expect(spent.usable).toBe(false)
  })

  it('lists a saved card in a store view of another currency', async () => {
    await issue('OTHE-RCUR-RENC-Y222', 1500)
    const customer = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email: 'di@example.test' })
    await call('POST', '/api/ext/gift-card/claims', { code: 'OTHE-RCUR-RENC-Y222' }, customer.token)
    const german = { token: customer.token, storeCode: 'de' }
    const [, claims] = await shop.call('GET', '/api/ext/gift-card/claims', german)
    expect(claims).toMatchObject([{ currency_code: 'GBP', usable: false }])
    expect(claims[0].description).toMatch(/^Guthaben: 15,00\s£\./)
  })

  it(
    `never overdraws a card that ${parallel} orders redeem at once`,
    async () => {
      for (let round = 0; round < rounds; round++) {
        const code = `ROUN-D222-${String(round).padStart(4, '0')}-RACE`
        await issue(code, 10_000)
        await shop.setStock('CLOCK', 10_000)
        const carts = []
        for (let at = 0; at < parallel; at++) carts.push(await shop.cartOf({ sku: 'CLOCK', qty: 1 }))
        for (const cart of carts) expect(await apply(cart, code)).toEqual([200, true])
        const replies = await Promise.all(
          carts.map((cart_id, at) =>
            shop.place(orderBody([{ sku: 'CLOCK', qty: 1 }], { cart_id, order_id: `race ${round} ${at}` })),
          ),
        )
        const card = await getDb()
          .selectFrom('gift_card')
          .selectAll()
          .where('hint', '=', 'RACE')
          .orderBy('id', 'desc')
          .executeTakeFirstOrThrow()
        const entries = await getDb()
          .selectFrom('gift_card_entry')
          .selectAll()
          .where('gift_card_id', '=', card.id)
          .execute()
        const sum = entries.reduce((total, { amount }) => total + Number(amount), 0)
        expect(sum).toBe(Number(card.balance))
        expect(Number(card.balance)).toBe(0)
        // If another order has spent the card, the order is refused: otherwise the shopper would have to pay more than was shown.
        const done = replies.filter(([status]) => status === 200).length
        expect(entries.filter(({ kind }) => kind === 'spent').length).toBe(done)
        expect(done).toBeGreaterThanOrEqual(4)
      }
      printFigures(`${rounds} × ${parallel} parallel redemptions: ledger = balance, never below 0`)
    },
    timeoutFor(rounds, 20_000),
  )
})
