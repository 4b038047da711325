import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { type MailPreviews, type OutgoingMail, openMail } from './index.ts'

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

const sample: OutgoingMail = {
  messageId: 'order-1-confirmation@shop.test',
  from: { name: 'Shop', address: 'shop@shop.test' },
  to: { name: 'Zoë, <x>', address: 'zoe@example.test' },
  subject: 'Grüße <script>alert(1)</script>\r\nBcc: all@example.test',
  html: '<p>Hello <img src="cid:logo"><script>alert(2)</script></p>',
  text: 'Hello </pre><script>alert(3)</script>',
  attachments: [{ filename: 'logo.png', contentType: 'image/png', content: Buffer.from('png'), cid: 'logo' }],
}

const noPreviews: MailPreviews = { names: [], views: [], compose: async () => undefined }

it('stores each mail as one .eml file that mail programs can read', async () => {
  const { transport: mail } = openMail({
    dataDir,
    publicUrls: ['http://localhost:3000'],
    log: silentLog,
    now: () => new Date(0),
  })
  await mail.send(sample)
  await mail.send(sample)
  const [file, ...others] = (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('.eml'))
  expect(others).toEqual([])
  const read = await PostalMime.parse(await readFile(join(dataDir, 'mail', file!)))
  expect(read).toMatchObject({
    messageId: '<order-1-confirmation@shop.test>',
    to: [{ name: 'Zoë, <x>', address: 'zoe@example.test' }],
    html: expect.stringContaining('cid:logo'),
    attachments: [{ contentId: '<logo>', mimeType: 'image/png' }],
  })
  expect(read.bcc).toBeUndefined()
  expect(await mail.probe()).toEqual({ ready: true, spare: true })
})

it('serves the mailbox to this machine only and runs no script of a mail', async () => {
  const app = Fastify()
  const { transport: mail, servePages } = openMail({
    dataDir,
    publicUrls: ['http://localhost:3000'],
    log: silentLog,
    now: () => new Date(0),
  })
  servePages(app, noPreviews)
  await mail.send(sample)
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    app.inject({ url, headers: { host: 'localhost:3000', ...headers }, remoteAddress })

  const list = await get('/mailbox')
  expect(list.body).toContain('Grüße &#60;script&#62;')
  const path = /\/mailbox\/[0-9a-f]{24}/.exec(list.body)?.[0] ?? ''
  const page = await get(path)
  expect(page.body).toContain(`sandbox="allow-popups" src="${path}/html"`)
  const framed = await get(`${path}/html`)
  expect(framed.headers['content-security-policy']).toContain("default-src 'none'")
  expect(framed.headers['content-security-policy']).toContain('sandbox')
  expect(framed.body).toContain('src="data:image/png;base64,')
  expect((await get(`${path}/original`)).headers['content-disposition']).toContain('attachment')
  for (const { body } of [list, page]) expect(body).not.toContain('<script')

  const strangers = [
    get('/mailbox', { host: 'shop.example' }),
    get('/mailbox', {}, '192.0.2.7'),
    get('/mailbox/previews', { host: 'shop.example' }),
    get('/mailbox/previews', {}, '192.0.2.7'),
    get('/mailbox/previews/unknown/default'),
    get(path, { 'x-forwarded-for': '192.0.2.7' }),
    get('/mailbox/..%2f..%2fsecret'),
    get('/mailbox/000000000000000000000000'),
  ]
  for (const reply of await Promise.all(strangers)) expect(reply.statusCode).toBe(404)
})

it('serves previews but no mailbox if a mail server sends the mails', async () => {
  const app = Fastify()
  const { servePages } = openMail({
    smtpUrl: 'smtp://127.0.0.1:9',
    dataDir,
    publicUrls: ['http://localhost:3000'],
    log: silentLog,
    now: () => new Date(0),
  })
  servePages(app, { names: ['greeting'], views: [{ code: 'de', language: 'de' }], compose: async () => sample })
  const get = (url: string) => app.inject({ url, headers: { host: 'localhost:3000' }, remoteAddress: '127.0.0.1' })
  expect((await get('/mailbox/previews')).body).toContain('href="/mailbox/previews/greeting/de"')
  expect((await get('/mailbox/previews/greeting/de')).statusCode).toBe(200)
  for (const path of ['/mailbox', '/mailbox/000000000000000000000000']) expect((await get(path)).statusCode).toBe(404)
})

it('serves no mailbox and no previews if a website has a public address', async () => {
  const app = Fastify()
  openMail({
    dataDir,
    publicUrls: ['http://localhost:3000', 'https://shop.example'],
    log: silentLog,
    now: () => new Date(0),
  }).servePages(app, noPreviews)
  for (const url of ['/mailbox', '/mailbox/previews'])
    expect((await app.inject({ url, headers: { host: 'localhost' } })).statusCode).toBe(404)
})

it('reports a mail server that does not answer as down in time', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const { transport: mail } = openMail({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    dataDir,
    publicUrls: [],
    log: silentLog,
    now: () => new Date(0),
  })
  expect(await mail.probe()).toMatchObject({ ready: false, spare: true })
  await mail.close()
  silent.close()
})
