import { type ProviderFetch, paymentServers } from '@mantel/plugins/payment/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { recordingLog } from '../platform/http/testing.ts'
import { type GatewayProcess, gatewaySecret, startGateway } from './testing/gateway-process.ts'

const shopOrigin = 'http://localhost:3000'

/** Union of the replies of all payment calls. */
type Reply = {
  orderKey: string
  backendOrderId: string
  merchantSessionKey: string
  step: string
  challenge: { acsUrl: string; cReq: string }
  redirect: { url: string; fields: Record<string, string> }
}

/** Browser, shop and gateway as in production: the gateway runs in another process and all talk over HTTP. */
withTestDb('payments through a gateway in another process', (getDb, getConnection) => {
  const { log, lines } = recordingLog()
  const replies: unknown[] = []
  let gateway: GatewayProcess
  let shop: OrderShop
  let cards: Awaited<ReturnType<GatewayProcess['testCards']>>

  beforeAll(async () => {
    // The gateway needs the shop's address for webhooks, so the shop starts first and the gateway's address is filled in later.
    const gatewayFetch: ProviderFetch = (url, init) => fetch(url.replace('http://gateway.test', gateway.url), init)
    const sandbox = {
      url: 'http://gateway.test',
      vendor: 'mantel',
      key: 'sandbox',
      secret: gatewaySecret,
      webhookId: 'SANDBOX',
      fetch: gatewayFetch,
    }
    const paymentProviders = Object.fromEntries(
      paymentServers.map(({ code, openSandbox }) => [code, openSandbox(sandbox)]),
    )
    shop = await openOrderShop(getConnection(), { paymentProviders, log })
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
    gateway = await startGateway({
      GATEWAY_WEBHOOK_URL: `${address}/api/ext/payment/webhook`,
      GATEWAY_SHOP_ORIGINS: shopOrigin,
    })
    cards = await gateway.testCards(shopOrigin)
  })
  afterAll(async () => {
    await gateway?.stop()
    await shop?.close()
  })

  async function call(url: string, body: object) {
    const [code, result] = await shop.call('POST', url, { body })
    replies.push(result)
    return { code, ...result } as Reply
  }
  async function order(method: string) {
    const cartId = await shop.cartOf({ sku: 'HOUR', qty: 1 })
    const body = orderBody([{ sku: 'HOUR', qty: 1 }], { cart_id: cartId, delivery: { payment_method_code: method } })
    return call('/api/order', body)
  }
  async function payByCard(number: string) {
    const { orderKey, backendOrderId } = await order('card')
    const { merchantSessionKey } = await call('/api/ext/card/merchant-session', {})
    const cardIdentifier = await gateway.identify(merchantSessionKey, number)
    await call('/api/ext/card/card-identifier', { cardIdentifier, merchantSessionKey })
    const step = await call('/api/ext/payment/start', { orderKey, additional: { merchantSessionKey, cardIdentifier } })
    return { id: Number(backendOrderId), orderKey, step }
  }
  const stateOf = async (id: number) =>
    (await getDb().selectFrom('shop_order').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
  const untilPaid = (id: number) => expect.poll(() => stateOf(id), { timeout: 20_000 }).toBe('paid')

  it("settles a card payment from the provider's reply, or by webhook if the reply was lost", async () => {
    const accepted = await payByCard(cards.success)
    expect([accepted.step.step, await stateOf(accepted.id)]).toEqual(['done', 'paid'])
    const declined = await payByCard(cards.decline)
    expect([declined.step.step, await stateOf(declined.id)]).toEqual(['failed', 'cancelled'])
    const lost = await payByCard(cards.timeout)
    expect(['pending', 'done']).toContain(lost.step.step)
    await untilPaid(lost.id)
  })

  it('pays the order when the bank posts the challenge result by form', async () => {
    const { id, orderKey, step } = await payByCard(cards.challenge)
    const { acsUrl, cReq } = step.challenge
    expect(acsUrl).toBe(`${gateway.url}/acs`)
    const answered = await gateway.form('/acs/answer', { creq: cReq, code: '1234', answer: 'confirm' })
    const page = await answered.text()
    const [, action] = /action="([^"]+)"/.exec(page)!
    const [, cres] = /name="cres" value="([^"]+)"/.exec(page)!
    const { pathname, search } = new URL(action!.replaceAll('&#38;', '&'))
    const posted = await shop.app.inject({
      method: 'POST',
      url: pathname + search,
      payload: new URLSearchParams({ cres: cres! }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([posted.statusCode, await stateOf(id)]).toEqual([200, 'paid'])
    expect(posted.body).toContain(`data-next="${shopOrigin}/success?key=${orderKey}"`)
    expect(posted.headers['content-security-policy']).toMatch(
      /script-src 'sha256-[^']+'; .*frame-ancestors http:\/\/localhost:3000$/,
    )
  })

  it('pays an approved account payment although the shopper never returns', async () => {
    const { orderKey, backendOrderId } = await order('paypal')
    const { step, redirect } = await call('/api/ext/payment/start', { orderKey })
    expect([step, redirect.url]).toEqual(['redirect', `${gateway.url}/checkoutnow`])
    await gateway.form('/checkoutnow/answer', { ...redirect.fields, answer: 'approve' })
    await untilPaid(Number(backendOrderId))
  })

  it('applies delayed, repeated and reordered webhooks once and rejects forged ones', async () => {
    await gateway.control('delivery', { isHeld: true, copies: 3, shuffled: true })
    const paid = [await payByCard(cards.success), await payByCard(cards.success), await payByCard(cards.timeout)]
    const forged = await shop.app.inject({
      method: 'POST',
      url: '/api/ext/payment/webhook/card',
      payload: '{"id":"EVT-1"}',
      headers: { 'content-type': 'application/json', 'x-gateway-signature': `t=1,v1=${'0'.repeat(64)}` },
    })
    expect(forged.statusCode).toBe(400)
    expect(await gateway.control('release', {})).toEqual({ released: 9 })
    for (const { id } of paid) expect(await stateOf(id)).toBe('paid')
    const history = await getDb().selectFrom('order_history').select('order_id').where('state', '=', 'paid').execute()
    expect(new Set(history.map(({ order_id }) => order_id)).size).toBe(history.length)
    const authorised = await getDb().selectFrom('payment').select('key').where('state', '=', 'authorised').execute()
    expect(await gateway.control('charged')).toEqual(expect.arrayContaining(authorised.map(({ key }) => key)))
    expect(((await gateway.control('charged')) as string[]).length).toBe(authorised.length)
  })

  it('keeps card numbers out of logs, replies and database', async () => {
    const { executeSql } = getConnection()
    const tables = await executeSql(`select table_name from information_schema.tables where table_schema = 'public'`)
    const rows: unknown[] = []
    for (const { table_name } of tables.rows)
      rows.push(...(await executeSql(`select t::text as row from "${table_name}" t`)).rows)
    const everything = JSON.stringify([lines, replies, rows])
    expect(everything).toContain('/api/ext/payment/start')
    for (const number of Object.values(cards)) {
      expect(number).toMatch(/^\d{16}$/)
      expect(everything).not.toContain(number)
      expect(everything).not.toContain(number.replace(/(\d{4})(?=\d)/g, '$1 '))
    }
  })
})
