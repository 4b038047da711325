import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../backend.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestApp } from '../testing/test-app.ts'

withTestDb('newsletter notices', (getDb, getConnection) => {
  let shop: Backend
  const provider = {
    save: async () => undefined,
    readNotice: (key: string, body: Record<string, unknown>) =>
      key === 'right' ? { left: body.type === 'unsubscribe' ? String(body['data[email]']) : null } : null,
  }
  beforeAll(async () => {
    shop = await buildTestApp(getConnection(), { newsletterProviders: new Map([['local', provider]]) })
  })
  afterAll(() => shop.close())

  const url = '/api/ext/newsletter/subscribe?storeCode=default'
  const statusOf = async (email: string) =>
    (await shop.app.inject({ url: `${url}&email=${encodeURIComponent(email)}`, headers: { host: 'localhost' } })).json()
      .result
  async function notify(key: string, body?: string) {
    const type = body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    const reply = await shop.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url: `/api/ext/newsletter/notice/local/${key}`,
      headers: { host: 'localhost', ...type },
      payload: body,
    })
    return reply.json()
  }

  it('unsubscribes an address that was unsubscribed at the provider, once, and only with the key', async () => {
    const email = 'left@example.test'
    await shop.app.inject({ method: 'POST', url, headers: { host: 'localhost' }, payload: { email } })
    const mails = () => getDb().selectFrom('mail').selectAll().execute()
    const sentBefore = (await mails()).length
    const notice = new URLSearchParams({ type: 'unsubscribe', 'data[email]': email.toUpperCase() }).toString()
    for (const body of [notice, undefined])
      expect(await notify('wrong', body)).toMatchObject({ error: 'newsletter_link_invalid' })
    expect(await notify('right')).toMatchObject({ code: 200, result: true })
    expect(await notify('right', 'type=profile')).toMatchObject({ code: 200 })
    expect(await statusOf(email)).toBe('subscribed')
    for (const _time of [1, 2]) expect(await notify('right', notice)).toMatchObject({ code: 200 })
    expect(await statusOf(email)).toBe('unsubscribed')
    await shop.settle()
    expect(await mails(), 'whoever leaves at the provider gets no mail from the shop').toHaveLength(sentBefore)
  })
})
