import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type Handlers, ok, rawReply } from './handler.ts'
import { buildTestHttp } from './testing.ts'

const url = '/api/ext/cms-data/cmsPage/1'
const content = 'A clock for every wall. '.repeat(200)
const json = { 'content-type': 'application/json; charset=utf-8' }
const handlers: Handlers = {
  cmsPage: () => rawReply(Buffer.from(JSON.stringify({ content })), json),
  cmsBlock: () => rawReply(Buffer.from(JSON.stringify('A short text')), json),
  stockList: () => rawReply(Buffer.from(JSON.stringify({ content })), json),
  image: () => rawReply(randomBytes(4000), { 'content-type': 'image/webp' }),
  userLogin: () => ok(`secret${content}`),
}
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }

it.each([
  ['br', browser, brotliDecompressSync],
  ['gzip', { 'accept-encoding': 'gzip' }, gunzipSync],
])('sends public JSON in %s to a client that accepts it', async (encoding, headers, decompress) => {
  const app = buildTestHttp({ handlers })
  const plain = await app.inject(url)
  const compressed = await app.inject({ url, headers })
  expect(compressed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(decompress(compressed.rawPayload).toString()).toBe(plain.body)
  expect(compressed.rawPayload.length).toBeLessThan(plain.body.length / 4)
  const revalidated = await app.inject({
    url,
    headers: { ...headers, 'if-none-match': String(compressed.headers.etag) },
  })
  expect([revalidated.statusCode, revalidated.body, revalidated.headers['content-encoding']]).toEqual([
    304,
    '',
    undefined,
  ])
})

it('compresses a list of stock levels although it is never stored', async () => {
  const reply = await buildTestHttp({ handlers }).inject({ url: '/api/stock/list?skus=A', headers: browser })
  expect(reply.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache, no-store' })
})

it('sends uncompressed JSON to a client that accepts no encoding, with Vary: accept-encoding', async () => {
  const plain = await buildTestHttp({ handlers }).inject(url)
  expect(plain.json()).toEqual({ content })
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
})

it.each([
  ['a reply of one packet', { url: '/api/ext/cms-data/cmsBlock/1' }],
  ['a picture', { url: '/img/100/100/resize/a.jpg' }],
  // An attacker could find out from the compressed size how much of the token a guess has right.
  [
    'a reply with a token',
    { method: 'POST', url: '/api/user/login', payload: { username: 'a@example.com', password: 'Secret-123' } },
  ],
] as const)('does not compress %s', async (_, request) => {
  const reply = await buildTestHttp({ handlers }).inject({ ...request, headers: browser })
  expect([reply.statusCode, reply.headers['content-encoding']]).toEqual([200, undefined])
})
