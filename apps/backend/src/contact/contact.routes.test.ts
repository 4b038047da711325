import { type BotChallenge, messageText, solutionHeader } from '@mantel/contract'
import { mailSubjects } from '@mantel/domain/constants'
import { solveInTest } from '@mantel/plugins/challenge/testing'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createChallenges } from '../challenge/index.ts'
import { openTestMails } from '../mail/testing/test-mails.ts'
import type { Ctx } from '../platform/context.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { buildTestHttp } from '../platform/http/testing.ts'
import { createLimits } from '../platform/limits/index.ts'
import { openMailServer, type TestMailServer } from '../platform/mail/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { openContact } from './index.ts'
import { contactMailTexts } from './mails/contact-mail-texts.ts'

const secretKey = 'for tests'
const path = '/api/ext/mail-service'
const shopAddress = 'help@mantel.example'
const { rates } = viewOf('default').limits

withTestDb('contact forms', (getDb) => {
  let server: TestMailServer
  let mails: ReturnType<typeof openTestMails>
  const clock = { now: new Date('2026-11-15T10:00:00Z') }
  const later = (seconds: number) => {
    clock.now = new Date(clock.now.getTime() + seconds * 1000)
  }

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    server = await openMailServer()
  })
  afterAll(async () => {
    await mails.transport.close()
    await server.stop()
  })
  beforeEach(async () => {
    await getDb().deleteFrom('rate_limit').execute()
    await getDb().deleteFrom('form_message').execute()
    await getDb().deleteFrom('mail').execute()
    server.received.length = 0
  })

  function open({ isDelivered = true } = {}): FastifyInstance {
    const contact = openContact({ stores, secretKey, limits: createLimits(), isDelivered })
    mails = openTestMails({ db: getDb(), smtpUrl: server.url, templates: contact.mails, now: () => clock.now })
    return buildTestHttp({
      handlers: contact.handlers(mails.queueMail),
      formFailures: contact.formFailures,
      challenges: createChallenges({ secretKey, registry: new Registry() }),
      resolveView: ({ storeCode = 'default' }) => viewOf(storeCode),
      createContext: ({ view, log }): Ctx => ({ view, log, db: getDb(), now: () => clock.now }),
    })
  }
  let app: FastifyInstance
  beforeEach(() => {
    app = open()
  })

  const endWindows = () => getDb().deleteFrom('rate_limit').execute()
  const getToken = async (): Promise<string> => (await app.inject(`${path}/get-token`)).json().result
  const message = { sourceAddress: 'ada@example.test', targetAddress: shopAddress, subject: mailSubjects.contact }
  async function send(change: object = {}, { solution = '', storeCode = 'default' } = {}) {
    const body = { ...message, emailText: 'Name: Ada\n\nMessage:\n<b>Do you</b> repair clocks?', ...change }
    const reply = await app.inject({
      method: 'POST',
      url: `${path}/send-email?storeCode=${storeCode}`,
      payload: { token: await getToken(), ...body },
      headers: solution ? { [solutionHeader]: solution } : {},
    })
    return reply.json() as { code: number; result: unknown; error?: string; meta?: { challenge: BotChallenge } }
  }
  async function receive() {
    await mails.sendDue()
    return server.received
      .splice(0)
      .map(({ to, from, replyTo, subject = '', text = '', html = '' }) => ({
        to: to?.[0]?.address,
        from: from?.address,
        replyTo: replyTo?.[0]?.address,
        subject,
        text,
        html,
      }))
      .toSorted((a, b) => String(b.to).localeCompare(String(a.to)))
  }

  it('mails the message to the shop and a separate confirmation to the visitor', async () => {
    expect(await send()).toEqual({ code: 200, result: 'OK' })
    const [toShop, toVisitor, ...others] = await receive()
    expect(others).toEqual([])
    expect(toShop).toMatchObject({ to: shopAddress, replyTo: 'ada@example.test', subject: 'Contact form' })
    expect(toShop?.text).toContain('<b>Do you</b> repair clocks?')
    expect(toShop?.html).toContain('&lt;b&gt;Do you&lt;/b&gt; repair clocks?')
    expect(toVisitor).toMatchObject({
      to: 'ada@example.test',
      replyTo: shopAddress,
      subject: contactMailTexts.en.confirmation.subject,
    })
    expect(toVisitor?.text).not.toMatch(/Ada|repair/)
  })

  it.each([
    ['default', mailSubjects.catalogueRequest, shopAddress],
    ['de', mailSubjects.contact, shopAddress],
    ['trade', mailSubjects.meetingRequest, 'trade@mantel.example'],
  ])('writes to the shop address of %s with the subject %s', async (storeCode, subject, targetAddress) => {
    expect((await send({ subject, targetAddress }, { storeCode })).code).toBe(200)
    const received = await receive()
    expect(received.find(({ to }) => to === targetAddress)?.subject).toBe(subject)
    const { subject: confirmed } = contactMailTexts[viewOf(storeCode).language].confirmation
    expect(received.map((mail) => mail.subject)).toContain(confirmed)
  })

  it('sends no text of the client to another address, whatever the confirmation flag says', async () => {
    const relayed = { sourceAddress: shopAddress, targetAddress: 'stranger@example.test', confirmation: true }
    expect(await send(relayed)).toEqual({ code: 200, result: 'OK' })
    expect(await receive()).toEqual([])
  })

  const text = messageText
  it.each([
    ['mail_not_authorized', { token: '' }, text('mail_not_authorized', 'en')],
    ['mail_not_authorized', { token: 'invented.1.x' }, text('mail_not_authorized', 'en')],
    ['mail_source_missing', { sourceAddress: ' ' }, text('mail_source_missing', 'en')],
    ['mail_target_missing', { targetAddress: '' }, text('mail_target_missing', 'en')],
    ['mail_source_invalid', { sourceAddress: 'ada' }, text('mail_source_invalid', 'en')],
    ['mail_target_invalid', { targetAddress: 'help@' }, text('mail_target_invalid', 'en')],
    ['mail_address_invalid', { sourceAddress: 'a@x.test,b@y.test' }, null],
    ['mail_address_invalid', { sourceAddress: 'a<b@x.test>' }, text('mail_address_invalid', 'en')],
    [
      'mail_target_not_listed',
      { targetAddress: 'stranger@example.test' },
      text('mail_target_not_listed', 'en', { address: 'stranger@example.test' }),
    ],
    [
      'mail_target_not_listed',
      { confirmation: true, targetAddress: 'b@example.test' },
      text('mail_target_not_listed', 'en', { address: 'ada@example.test' }),
    ],
  ])('refuses with %s: %j', async (error, change, shown) => {
    const refused = await send(change)
    if (shown === null) expect(refused.code).toBe(400)
    else expect(refused).toEqual({ code: 400, error, result: shown })
    expect(await receive()).toEqual([])
  })

  it('refuses messages while a public shop has no mail server', async () => {
    app = open({ isDelivered: false })
    expect(await send()).toMatchObject({ code: 500, result: messageText('mail_no_transport', 'en') })
  })

  it('accepts a token once, and repeats its reply for the same message', async () => {
    const token = await getToken()
    const replies = await Promise.all([1, 2, 3].map(() => send({ token })))
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200])
    expect(await receive()).toHaveLength(2)
    await endWindows()
    expect(await send({ token, emailText: 'Another one' })).toMatchObject({ error: 'mail_not_authorized' })
    expect(await receive()).toEqual([])
  })

  it('refuses an expired token', async () => {
    const token = await getToken()
    later(5 * 3600)
    expect(await send({ token })).toMatchObject({ error: 'mail_not_authorized' })
  })

  it('refuses the same message with another token within a day', async () => {
    const both = await Promise.all([send(), send()])
    expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409])
    expect(await send()).toMatchObject({ result: messageText('mail_duplicate', 'en') })
    expect(await receive()).toHaveLength(2)
    later(25 * 3600)
    await endWindows()
    expect((await send()).code).toBe(200)
  })

  it('demands a bot challenge for many messages, and refuses messages above the limit', async () => {
    const { max, challengeAbovePercent } = rates.formMessages
    const free = Math.floor((max * challengeAbovePercent) / 100)
    let sent = 0
    const next = (solution = '') =>
      send({ sourceAddress: `v${++sent}@example.test`, emailText: `No. ${sent}` }, { solution })
    for (let at = 0; at < free; at++) expect((await next()).code).toBe(200)
    const challenged = await next()
    expect(challenged).toMatchObject({ code: 429, error: 'bot_challenge_required' })
    const { challenge } = challenged.meta ?? {}
    expect(challenge?.purpose).toBe('message')
    expect((await next(await solveInTest(challenge as BotChallenge))).code).toBe(200)
    await getDb().updateTable('rate_limit').set({ points: max }).execute()
    const refused = await next(await solveInTest((await next()).meta?.challenge ?? (challenge as BotChallenge)))
    expect(refused).toMatchObject({ code: 429, result: messageText('too_many_requests', 'en') })
  })

  it('limits the messages with the same visitor address', async () => {
    const codes = []
    for (let at = 0; at <= rates.formMessagesOfEmail.max; at++) {
      await getDb().deleteFrom('rate_limit').where('key', 'like', 'formMessages:%').execute()
      codes.push((await send({ emailText: `No. ${at}` })).code)
    }
    expect(codes.at(-2)).toBe(200)
    expect(codes.at(-1)).toBe(429)
  })

  const values = { form: 'contact', name: 'Ada', email: 'ada@example.test', message: 'Grüße\r\nzwei', website: '' }
  async function post(change: Record<string, string> = {}, storeCode = 'default', age = 5) {
    const token = await getToken()
    later(age)
    const reply = await app.inject({
      method: 'POST',
      url: `${path}/send-form?storeCode=${storeCode}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...values, token, ...change }).toString(),
    })
    expect(reply.statusCode).toBe(303)
    return String(reply.headers.location)
  }

  it('mails a form sent without scripts and redirects to the page with the outcome', async () => {
    expect(await post()).toBe('http://localhost:3000/contacts?outcome=sent')
    const [toShop, toVisitor] = await receive()
    expect(toShop).toMatchObject({ to: shopAddress, subject: 'Contact form' })
    expect(toShop?.text).toContain('Name: Ada')
    expect(toShop?.text).toContain('Grüße\nzwei')
    expect(toVisitor?.to).toBe('ada@example.test')
  })

  it.each([
    ['a missing token', { token: '' }, 5, 'mail_not_authorized'],
    ['a form sent faster than anybody types', {}, 1, 'mail_not_authorized'],
    ['an empty message', { message: ' ' }, 5, 'invalid'],
    ['a wrong address', { email: 'a<b@x.test>' }, 5, 'mail_address_invalid'],
    ['a filled honeypot', { website: 'https://spam.test' }, 5, 'sent'],
  ])('sends no mail for %s and redirects to the page with the outcome', async (_name, change, age, outcome) => {
    expect(await post(change as Record<string, string>, 'default', age)).toContain(`/contacts?outcome=${outcome}`)
    expect(await receive()).toEqual([])
  })

  it('has stricter limits for browsers without scripts', async () => {
    const { max } = rates.scriptlessMessages
    for (let at = 0; at < max; at++) expect(await post({ message: `No. ${at}` })).toContain('outcome=sent')
    expect(await post({ message: 'One more' })).toContain('outcome=too_many_requests')
    expect(await post({ form: 'meeting', company: 'Love', dates: 'Monday' }, 'trade')).toBe(
      'http://trade.localhost:3000/visit-our-showroom?outcome=too_many_requests',
    )
  })
})
