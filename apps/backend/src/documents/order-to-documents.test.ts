import { fileURLToPath } from 'node:url'
import { formatPrice } from '@mantel/domain/money'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customOptions, optionValue, smallOakVariant } from '../cart/testing/items.ts'
import { address, type OrderShop, openOrderShop, orderBody } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { viewOf } from '../store/testing.ts'

const logoDir = fileURLToPath(new URL('../../../../stores/logos', import.meta.url))

withTestDb('documents of orders', (_getDb, getConnection) => {
  let server: TestMailServer
  let shop: OrderShop
  beforeAll(async () => {
    server = await openMailServer()
    shop = await openOrderShop(getConnection(), { filled: ['default', 'de', 'it'], smtpUrl: server.url, logoDir })
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })

  const products = [
    { sku: 'BOOK', qty: 2, price_incl_tax: 10.5 },
    { sku: 'POSTER-OAK-S', parentSku: 'POSTER', qty: 1, price_incl_tax: 12, ...smallOakVariant },
    { sku: 'ENGRAVED', qty: 1, price_incl_tax: 52, ...customOptions(optionValue(1, 'For <Bo>')) },
  ]
  const order = (store: string, country_id: string, at: number) => {
    const home = { ...address, country_id, email: `${store}${at}@example.test` }
    const delivery = { shippingAddress: home, billingAddress: home }
    return shop.place(orderBody(products, { order_id: `${store}-${at}`, delivery }), { storeCode: store })
  }

  it('sends one mail and issues one invoice of the same amount for every order', async () => {
    await shop.setStock('POSTER-OAK-S', 20)
    const places = Object.entries({ default: 'GB', de: 'DE', it: 'IT' })
    const placed = await Promise.all(
      places.flatMap(([store, country]) =>
        [1, 2].map(async (at) => ({ store, at, answer: await order(store, country, at) })),
      ),
    )
    expect(placed.map(({ answer: [code] }) => code)).toEqual(placed.map(() => 200))
    await expect.poll(() => server.received.length, { timeout: 20_000 }).toBe(placed.length)

    const numbers = placed.map(({ answer: [, result] }) => result.orderNumber)
    const wanted = numbers.map((number) => `<order-${number}-confirmation@mantel.example>`)
    expect(server.received.map(({ messageId }) => messageId).toSorted()).toEqual(wanted.toSorted())

    const orders = await shop.allOrders()
    for (const { store, at, answer } of placed) {
      const [, { orderNumber, orderKey }] = answer
      const total = orders.find(({ number }) => number === orderNumber)?.total ?? -1
      const written = formatPrice(total, viewOf(store).i18n)
      const mail = server.received.find(({ messageId }) => messageId?.includes(orderNumber))
      expect(mail?.to).toMatchObject([{ address: `${store}${at}@example.test` }])
      expect(mail?.text).toContain('For <Bo>')
      const street = store === 'default' ? '1 High St' : 'High St 1'
      expect(mail?.text).toContain(street)
      expect(mail?.text).toContain(`${viewOf(store).prefix}/order-tracking?key=${orderKey}`)
      expect(mail?.text).toMatch(new RegExp(`(Total|Gesamtbetrag|Totale) +${written}`))
      const [code, base64] = await shop.call('GET', `/api/ext/order-invoice/${orderNumber}?key=${orderKey}`, {
        storeCode: store,
      })
      expect(code).toBe(200)
      const { text } = await extractText(new Uint8Array(Buffer.from(base64, 'base64')), { mergePages: true })
      expect(text).toContain(street)
      expect(text).toMatch(new RegExp(`(Total|Gesamtbetrag|Totale) ${written}`))
    }
    const ready = (await shop.app.inject('/readyz')).json()
    expect(ready.parts.mail).toEqual({ ready: true, spare: true })
  })
})
