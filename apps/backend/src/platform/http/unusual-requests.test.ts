import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { refuse } from '@mantel/contract'
import { expect, it } from 'vitest'
import { buildTestHttp } from './testing.ts'

it('refuses a request with two Host headers', async () => {
  const app = buildTestHttp({ otherHosts: () => (_, response) => response.end('other host') })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.end('GET /api/ HTTP/1.1\r\nHost: localhost\r\nhOST: shop.example\r\nConnection: close\r\n\r\n')
  const reply = await text(socket)
  await app.close()
  expect(reply).toMatch(/^HTTP\/1\.1 400 /)
  expect(reply).toContain('request_malformed')
})

it.each(['__proto__', 'constructor', 'toString', '%5f_proto__'])(
  'answers 404 to a path with the part %s',
  async (name) => {
    const app = buildTestHttp({ handlers: { stockCheck: () => refuse('no_stock_information') } })
    for (const url of [`/api/${name}`, `/img/100/100/resize/${name}/a.jpg`, `/api/catalog/${name}/product/_search`])
      expect((await app.inject(url)).json()).toMatchObject({ code: 404, error: 'path_unknown' })
    expect((await app.inject(`/api/stock/check?sku=${name}`)).json()).toMatchObject({ error: 'no_stock_information' })
  },
)
