import { type BotChallenge, messageText, solutionHeader } from '@mantel/contract'
import { solveInTest } from '@mantel/plugins/challenge/testing'
import type { NewsletterEntry } from '@mantel/plugins/newsletter'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Backend } from '../backend.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { newsletterMailTexts } from './mails/newsletter-mail-texts.ts'

const path = '/api/ext/newsletter/subscribe'
const { rates } = viewOf('default').limits

withTestDb('newsletter', (getDb, getConnection) => {
  let server: TestMailServer
  let shop: Backend
  const saved: NewsletterEntry[] = []
  const provider = {
    async save(entry: NewsletterEntry) {
      saved.push(entry)
    },
  }

  beforeAll(async () => {
    server = await openMailServer()
    shop = await buildTestApp(getConnection(), {
      stores,
      smtpUrl: server.url,
      newsletterProviders: new Map([['local', provider]]),
    })
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })
  beforeEach(async () => {
    await shop.settle()
    await getDb().deleteFrom('newsletter_subscriber').execute()
    await getDb().deleteFrom('rate_limit').execute()
    server.received.length = 0
    saved.length = 0
  })

  type Sent = { storeCode?: string; url?: string; body?: object; solution?: string }
  async function call(method: 'GET' | 'POST' | 'DELETE', email: string, sent: Sent = {}) {
    const { storeCode = 'default', url = path, body = { email }, solution } = sent
    const query = method === 'GET' ? `email=${encodeURIComponent(email)}&` : ''
    const reply = await shop.app.inject({
      method,
      url: `${url}?${query}storeCode=${storeCode}`,
      headers: {
        host: storeCode.startsWith('trade') ? 'trade.localhost' : 'localhost',
        ...(solution && { [solutionHeader]: solution }),
      },
      payload: method === 'GET' ? undefined : body,
    })
    return reply.json() as { code: number; result: unknown; error?: string; meta?: { challenge: BotChallenge } }
  }
  const status = async (email: string, storeCode = 'default') => (await call('GET', email, { storeCode })).result
  async function receive(count: number) {
    const deadline = Date.now() + 20_000
    while (server.received.length < count && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50))
    return server.received.splice(0).map((mail) => ({
      to: mail.to?.[0]?.address,
      subject: mail.subject,
      text: mail.text ?? '',
      header: (name: string) => mail.headers.find(({ key }) => key === name)?.value,
    }))
  }
  const linkIn = (text: string) => /\/newsletter\/(confirm|leave|undo)\/([\w-]+)/.exec(text) ?? []
  async function follow(
    text: string,
    { storeCode = 'default', body = '', type = 'application/x-www-form-urlencoded' } = {},
  ) {
    const [, step, token] = linkIn(text)
    return shop.app.inject({
      method: 'POST',
      url: `/api/ext/newsletter/link/${step}/${token}?storeCode=${storeCode}`,
      headers: { host: 'localhost', 'content-type': type },
      payload: body,
    })
  }

  const copiesOf = (email: string) => saved.filter((entry) => entry.email === email)
  const waitForCopies = (email: string, states: string[]) =>
    vi.waitFor(() => expect(copiesOf(email).map(({ state }) => state)).toEqual(states), { timeout: 20_000 })

  it('subscribes an address in the UK immediately and only once, with a coupon for one order', async () => {
    const email = 'Ada@Example.test'
    expect(await call('GET', email)).toEqual({
      code: 500,
      error: 'newsletter_unknown',
      result: messageText('newsletter_unknown', 'en'),
    })
    const both = await Promise.all([call('POST', email), call('POST', 'ada@example.test')])
    expect(both.map(({ code, result }) => [code, result])).toEqual([
      [200, 'subscribed'],
      [200, 'subscribed'],
    ])
    expect(await call('POST', email, { url: '/api/ext/mailchimp-subscribe/subscribe' })).toMatchObject({ code: 200 })
    expect(await status(' ada@example.TEST')).toBe('subscribed')
    const [welcome, ...others] = await receive(1)
    expect(others).toEqual([])
    expect(welcome?.subject).toBe('Your 10% welcome code for Mantel')
    const [code = ''] = /NEWS-[A-Z2-9]{10}/.exec(welcome?.text ?? '') ?? []
    const coupon = await getDb().selectFrom('coupon').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
    expect(coupon).toMatchObject({ kind: 'percent', max_uses: 1, customers_only: false })
    await shop.settle()
    await waitForCopies(email, ['subscribed'])
    expect(copiesOf(email)).toMatchObject([{ language: 'en' }])
  })

  it('gives an address its coupon only once', async () => {
    const subjects = []
    for (const method of ['POST', 'DELETE', 'POST'] as const) {
      await call(method, 'again@example.test')
      subjects.push(...(await receive(1)).map(({ subject }) => subject))
    }
    expect(subjects.filter((subject) => subject?.includes('10%'))).toHaveLength(1)
    expect(subjects).toContain(newsletterMailTexts.en.welcome.subject)
  })

  it.each(['de', 'it'])('waits for the confirmation in the %s view', async (storeCode) => {
    const email = `eu-${storeCode}@example.test`
    expect(await call('POST', email, { storeCode })).toMatchObject({ code: 200, result: 'pending' })
    expect(await status(email)).toBe('pending')
    const texts = newsletterMailTexts[viewOf(storeCode).language]
    const [confirmation] = await receive(1)
    expect(confirmation?.subject).toBe(texts.confirm.subject)
    expect(confirmation?.text).toContain(`http://localhost:3000/${storeCode}/newsletter/confirm/`)
    await shop.settle()
    expect(copiesOf(email)).toEqual([])
    const reply = await follow(confirmation?.text ?? '', { storeCode })
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `http://localhost:3000/${storeCode}/newsletter/outcome/confirm`,
    ])
    expect(await status(email)).toBe('subscribed')
    expect((await receive(1))[0]?.text).toMatch(/NEWS-[A-Z2-9]{10}/)
    expect((await follow(confirmation?.text ?? '', { storeCode })).headers.location).toContain('/outcome/confirm')
    await shop.settle()
    await waitForCopies(email, ['subscribed'])
    expect(copiesOf(email)).toMatchObject([{ language: viewOf(storeCode).language }])
  })

  it('refuses the confirmation link of a subscription that has ended, and a forged link', async () => {
    await call('POST', 'late@example.test', { storeCode: 'de' })
    const [confirmation] = await receive(1)
    await call('DELETE', 'late@example.test')
    expect(await status('late@example.test')).toBe('unsubscribed')
    expect((await follow(confirmation?.text ?? '')).headers.location).toContain('/newsletter/outcome/link')
    const [, , token = ''] = linkIn(confirmation?.text ?? '')
    const invented = `/newsletter/confirm/${token.slice(0, -2)}xx`
    expect((await follow(invented)).headers.location).toContain('/newsletter/outcome/link')
    expect(await status('late@example.test')).toBe('unsubscribed')
  })

  it('mails an undo link once to an address that a guest unsubscribes', async () => {
    const email = 'left@example.test'
    expect(await call('DELETE', email)).toMatchObject({ code: 200 })
    await call('POST', email)
    await receive(1)
    await waitForCopies(email, ['subscribed'])
    expect([(await call('DELETE', email)).code, (await call('DELETE', email)).code]).toEqual([200, 200])
    await waitForCopies(email, ['subscribed', 'unsubscribed'])
    const [left, ...others] = await receive(1)
    expect([left?.subject, others]).toEqual([newsletterMailTexts.en.left.subject, []])
    expect(await status(email)).toBe('unsubscribed')
    expect((await follow(left?.text ?? '')).headers.location).toContain('/newsletter/outcome/undo')
    expect(await status(email)).toBe('subscribed')
    await waitForCopies(email, ['subscribed', 'unsubscribed', 'subscribed'])
  })

  it('unsubscribes by the one-click request of a mail program (RFC 8058), otherwise on a page', async () => {
    const email = 'press@example.test'
    await call('POST', email)
    const [welcome] = await receive(1)
    expect(welcome?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const url = new URL(/^<(.+)>$/.exec(welcome?.header('list-unsubscribe') ?? '')?.[1] ?? '')
    const opened = await shop.app.inject({ url: url.pathname + url.search, headers: { host: 'localhost' } })
    expect(opened.headers.location).toMatch(/^http:\/\/localhost:3000\/newsletter\/leave\//)
    expect(await status(email)).toBe('subscribed')
    const boundary = 'x1'
    const multipart = `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--${boundary}--\r\n`
    const types = [
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [`multipart/form-data; boundary=${boundary}`, multipart],
    ] as const
    for (const [type, payload] of types) {
      const pressed = await shop.app.inject({
        method: 'POST',
        url: url.pathname + url.search,
        payload,
        headers: { host: 'localhost', 'content-type': type },
      })
      expect([pressed.statusCode, pressed.json().result]).toEqual([200, true])
    }
    expect(await status(email)).toBe('unsubscribed')
    expect(await receive(0)).toEqual([])
  })

  it('reads and changes the newsletter preference of an account', async () => {
    const view = viewOf('default')
    const customer = await registerTestCustomer({ db: getDb(), view }, { email: 'account@example.test' })
    const prefer = (isSubscribed: boolean) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/user/newsletter?storeCode=default',
        headers: { host: 'localhost', authorization: `Bearer ${customer.token}` },
        payload: { isSubscribed, consentVersion: '2026-11' },
      })
    const isPreferred = async () => {
      const profile = await shop.app.inject({
        url: '/api/user/me',
        headers: { host: 'localhost', authorization: `Bearer ${customer.token}` },
      })
      return profile.json().result.extension_attributes.is_subscribed
    }
    await prefer(true)
    await shop.settle()
    expect(await status('account@example.test')).toBe('subscribed')
    await call('DELETE', 'account@example.test')
    expect(await isPreferred()).toBe(false)
    await call('POST', 'account@example.test')
    expect(await isPreferred()).toBe(true)
    await prefer(false)
    await shop.settle()
    expect(await status('account@example.test')).toBe('unsubscribed')
  })

  it.each(['', 'ada', 'a@b'])('refuses the address %j', async (email) => {
    const text = messageText('newsletter_email_missing', 'en')
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect(await call(method, email)).toMatchObject({ code: 400, result: text })
  })

  it('limits lookups, removals and subscriptions per network address', async () => {
    const flood = async (method: 'GET' | 'DELETE', max: number) => {
      for (let at = 0; at < max; at++) await call(method, `f${at}@example.test`)
      return call(method, 'one-more@example.test')
    }
    const refused = { code: 429, result: messageText('too_many_requests', 'en') }
    expect(await flood('GET', rates.newsletterLookups.max)).toMatchObject(refused)
    expect(await flood('DELETE', rates.newsletterRemovals.max)).toMatchObject(refused)
    let challenged = await call('POST', 's@example.test')
    for (let at = 0; at < rates.newsletterRequests.max && challenged.code === 200; at++)
      challenged = await call('POST', `s${at}@example.test`)
    expect(challenged.error).toBe('bot_challenge_required')
    const solution = await solveInTest(challenged.meta?.challenge as BotChallenge)
    expect((await call('POST', 'solved@example.test', { solution })).code).toBe(200)
  })

  it('sends a limited number of confirmations to one address', async () => {
    for (let at = 0; at < rates.newsletterMails.max + 2; at++)
      expect(await call('POST', 'many@example.test', { storeCode: 'de' })).toMatchObject({ result: 'pending' })
    const queued = await getDb()
      .selectFrom('mail')
      .select('message_id')
      .where('recipient', '=', 'many@example.test')
      .execute()
    expect(queued).toHaveLength(rates.newsletterMails.max)
  })

  it('asks browsers without scripts for a confirmation in every store view', async () => {
    const post = async (fields: Record<string, string>) => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/ext/newsletter/subscribe-form?storeCode=default',
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      })
      return String(reply.headers.location).split('/').at(-1)
    }
    expect(await post({ email: 'plain@example.test', website: '' })).toBe('pending')
    expect(await status('plain@example.test')).toBe('pending')
    expect(await post({ email: 'bot@example.test', website: 'spam' })).toBe('pending')
    expect(await call('GET', 'bot@example.test')).toMatchObject({ error: 'newsletter_unknown' })
    expect(await post({ email: 'nonsense' })).toBe('invalid')
    for (let at = 0; at < rates.scriptlessMessages.max; at++) await post({ email: `p${at}@example.test` })
    expect(await post({ email: 'last@example.test' })).toBe('limit')
  })
})
