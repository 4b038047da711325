import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRemoteOriginals } from './remote-originals.ts'

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
const requestedUrls: string[] = []
let server: Server
let otherServer: Server
let base: string
let forbidden: string

beforeAll(async () => {
  otherServer = await listen((_request, reply) => reply.end(svg))
  forbidden = addressOf(otherServer)
  server = await listen((request, reply) => {
    requestedUrls.push(request.url!)
    const to = (location: string) => reply.writeHead(302, { location }).end()
    if (request.url === '/here.svg') to('/a.svg')
    else if (request.url === '/away.svg') to(`${forbidden}/a.svg`)
    else if (request.url === '/file.svg') to('file:///etc/passwd')
    else if (request.url === '/loop.svg') to('/loop.svg')
    else if (request.url === '/text.svg') reply.end('text')
    else if (request.url === '/huge.svg') reply.end(svg + ' '.repeat(5000))
    else if (request.url === '/gone.svg') reply.writeHead(404).end(svg)
    else if (request.url !== '/slow.svg') reply.end(svg)
  })
  base = addressOf(server)
})
afterAll(() => {
  for (const each of [server, otherServer]) {
    each.closeAllConnections()
    each.close()
  }
})

function listen(handler: Parameters<typeof createServer>[1]): Promise<Server> {
  return new Promise((resolve) => {
    const started = createServer(handler!).listen(0, '127.0.0.1', () => resolve(started))
  })
}
const addressOf = (of: Server) => `http://127.0.0.1:${(of.address() as AddressInfo).port}`
const open = (timeoutMs = 20_000) =>
  createRemoteOriginals({ allowedHosts: [new URL(base).host], log, timeoutMs, maxBytes: 4000 })

it('downloads an image of an allowed host once for concurrent requests', async () => {
  const { find } = open()
  const found = await Promise.all([find(`${base}/a.svg`), find(`${base}/a.svg`)])
  expect(found[0]).toMatchObject({ ok: true, original: { type: 'svg' } })
  await find(`${base}/a.svg`)
  expect(requestedUrls.filter((url) => url === '/a.svg')).toHaveLength(1)
  expect(await find(`${base}/here.svg`)).toMatchObject({ ok: true })
})

it.each([
  ['/away.svg', 'host'],
  ['/file.svg', 'host'],
  ['/loop.svg', 'missing'],
  ['/gone.svg', 'missing'],
  ['/huge.svg', 'missing'],
  ['/text.svg', 'type'],
])('rejects %s with reason %s', async (path, reason) => {
  expect(await open().find(base + path)).toEqual({ ok: false, reason })
})

it('gives up on a host that never answers', async () => {
  expect(await open(100).find(`${base}/slow.svg`)).toEqual({ ok: false, reason: 'missing' })
})

it('rejects other hosts, ports, protocols and credentials', async () => {
  const { find } = open()
  const { host } = new URL(base)
  for (const url of [`${forbidden}/a.svg`, `ftp://${host}/a.svg`, `http://me@${host}/a.svg`, 'http://', 'https://['])
    expect(await find(url)).toEqual({ ok: false, reason: 'host' })
})
