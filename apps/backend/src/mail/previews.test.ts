import { afterAll, beforeAll, expect, it } from 'vitest'
import { openOrderShop } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'

withTestDb('mail previews', (_getDb, getConnection) => {
  let shop: Awaited<ReturnType<typeof openOrderShop>>
  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
  })
  afterAll(() => shop.close())
  const get = (url: string, host = 'localhost') =>
    shop.app.inject({ url, headers: { host }, remoteAddress: '127.0.0.1' })

  it('lists every mail in every store view and opens each as HTML and plain text', async () => {
    const list = await get('/mailbox/previews')
    expect(list.statusCode).toBe(200)
    expect((await get('/mailbox')).body).toContain('href="/mailbox/previews"')
    const names = [...list.body.matchAll(/<tr><td>([^<]+)</g)].map(([, name]) => name ?? '')
    const known = ['gift-card', 'order-confirmation', 'order-shipped', 'order-cancelled', 'order-refunded']
    expect(names).toEqual(expect.arrayContaining(known))
    const wanted = names.flatMap((name) => stores.views.map(({ code }) => `/mailbox/previews/${name}/${code}`))
    const listed = [...list.body.matchAll(/href="(\/mailbox\/previews\/[^"]+)"/g)].map(([, path]) => path)
    expect(listed.toSorted()).toEqual(wanted.toSorted())

    for (const path of wanted) {
      const page = await get(path)
      const mail = await get(`${path}/html`)
      expect([path, page.statusCode, mail.statusCode]).toEqual([path, 200, 200])
      const language = stores.views.find(({ code }) => path.endsWith(`/${code}`))?.language
      expect(mail.body).toContain(`<html lang="${language}">`)
      const text = /<pre>([\s\S]+)<\/pre>/.exec(page.body)?.[1] ?? ''
      expect(text.length).toBeGreaterThan(200)
      // No placeholder is left unfilled.
      for (const written of [mail.body.replace(/<style[\s\S]*?<\/style>/g, ''), text])
        expect(written).not.toMatch(/\{\w+\}/)
    }
    expect(await getConnection().db.selectFrom('gift_card').selectAll().execute()).toEqual([])
  })

  it('returns 404 on hosts where the mailbox is disabled', async () => {
    for (const url of ['/mailbox', '/mailbox/previews', '/mailbox/previews/gift-card/de/html'])
      expect((await get(url, 'shop.example')).statusCode).toBe(404)
  })
})
