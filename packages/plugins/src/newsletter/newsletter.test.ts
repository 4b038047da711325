import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createNewsletterProviders, newsletterPluginCodes } from './index.ts'

type Member = { email_address: string; status: string; language?: string }

/** A stand-in for the members of a list of Mailchimp's API: same paths, authorization, member ids and problem documents. */
const members = new Map<string, Member>()
const inCompliance = new Set<string>()
const requests: string[] = []
let isDown = false
let server: Server
let baseUrl = ''
const idOf = (email: string) => createHash('md5').update(email).digest('hex')

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const problem = (status: number, title: string) => {
      response.writeHead(status, { 'content-type': 'application/problem+json' })
      response.end(JSON.stringify({ type: 'about:blank', title, status, detail: 'x', instance: '1' }))
    }
    requests.push(`${request.method} ${request.url}`)
    if (isDown) return problem(503, 'Service Unavailable')
    const [, user, key] =
      /^(.*):(.*)$/.exec(
        Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString(),
      ) ?? []
    if (!user || key !== 'key-us21') return problem(401, 'API Key Invalid')
    const [, list, id = ''] = /^\/3\.0\/lists\/(\w+)\/members\/([0-9a-f]{32})$/.exec(request.url ?? '') ?? []
    if (list !== 'list1') return problem(404, 'Resource Not Found')
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Member & { status_if_new?: string }
    const known = members.get(id)
    if (request.method === 'PATCH' && !known) return problem(404, 'Resource Not Found')
    if (request.method === 'PUT' && idOf(body.email_address.toLowerCase()) !== id)
      return problem(400, 'Invalid Resource')
    if (inCompliance.has(id) && body.status === 'subscribed') return problem(400, 'Member In Compliance State')
    members.set(id, { ...known, ...body, status: body.status ?? body.status_if_new ?? '' })
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(members.get(id)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/3.0`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  members.clear()
  inCompliance.clear()
  requests.length = 0
  isDown = false
})

const mailchimp = (apiKey = 'key-us21') => {
  const provider = createNewsletterProviders({ mailchimp: { apiKey, listId: 'list1', baseUrl } }).get('mailchimp')
  if (!provider) throw new Error('no provider')
  return provider
}
const entry = { email: 'Ada@Example.test', language: 'de' } as const

it('offers Mailchimp only to a shop with an account there', () => {
  expect(newsletterPluginCodes).toEqual(['local', 'mailchimp'])
  expect([...createNewsletterProviders().keys()]).toEqual(['local'])
})

it('makes no requests for the local list', async () => {
  await createNewsletterProviders()
    .get('local')
    ?.save({ ...entry, state: 'subscribed' })
  expect(requests).toEqual([])
})

it('subscribes a member once when called twice, and unsubscribes the member', async () => {
  await mailchimp().save({ ...entry, state: 'subscribed' })
  await mailchimp().save({ ...entry, state: 'subscribed' })
  expect([...members]).toMatchObject([
    [idOf('ada@example.test'), { email_address: 'Ada@Example.test', status: 'subscribed', language: 'de' }],
  ])
  await mailchimp().save({ ...entry, state: 'unsubscribed' })
  expect([...members.values()]).toMatchObject([{ status: 'unsubscribed' }])
})

it('does not send an unconfirmed address, and ignores that an unknown address unsubscribes', async () => {
  await mailchimp().save({ ...entry, state: 'pending' })
  expect(requests).toEqual([])
  await mailchimp().save({ ...entry, state: 'unsubscribed' })
  expect(members.size).toBe(0)
})

it('lets Mailchimp mail a confirmation if Mailchimp refuses to subscribe a member directly', async () => {
  inCompliance.add(idOf('ada@example.test'))
  await mailchimp().save({ ...entry, state: 'subscribed' })
  expect([...members.values()]).toMatchObject([{ status: 'pending' }])
})

it('throws an error without the address while Mailchimp is down or refuses the key', async () => {
  isDown = true
  await expect(mailchimp().save({ ...entry, state: 'subscribed' })).rejects.toThrow(
    'Mailchimp answered 503: Service Unavailable',
  )
  isDown = false
  await expect(mailchimp('wrong-us21').save({ ...entry, state: 'unsubscribed' })).rejects.toThrow(/^(?!.*ada).*401/i)
})

it('reads the unsubscribed address from a webhook', () => {
  const webhookKey = 'a-key-for-the-webhook-1'
  const access = { mailchimp: { apiKey: 'key-us21', listId: 'list1', baseUrl, webhookKey } }
  const provider = createNewsletterProviders(access).get('mailchimp')
  const notice = { type: 'unsubscribe', 'data[email]': 'ada@example.test', 'data[list_id]': 'list1' }
  expect(provider?.readNotice?.(webhookKey, notice)).toEqual({ left: 'ada@example.test' })
  expect(provider?.readNotice?.('another-key-for-it-0001', notice)).toBeNull()
  expect(mailchimp().readNotice?.('', notice), 'without a key there is no webhook').toBeNull()
  for (const other of [{ ...notice, type: 'profile' }, { ...notice, 'data[list_id]': 'list2' }, {}])
    expect(provider?.readNotice?.(webhookKey, other)).toEqual({ left: null })
})
