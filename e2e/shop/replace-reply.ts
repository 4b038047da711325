import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Forwards requests to a shop, but answers one path of its API itself. */
export async function replaceReply(shopPort: number, path: string, result: unknown) {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith(path))
      return outgoing.setHeader('content-type', 'application/json').end(JSON.stringify({ code: 200, result }))
    const { method, url, headers } = incoming
    const forwarded = request({ host: '127.0.0.1', port: shopPort, method, path: url, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
