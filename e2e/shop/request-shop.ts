import { request } from 'node:http'

/**
 * Requests a URL of the shop without a browser: GET, or POST with a body. Connects to 127.0.0.1, because not every machine
 * resolves names below localhost.
 */
export function requestShop(address: string, body?: object): Promise<string> {
  const { host, port, pathname, search } = new URL(address)
  const post = body && { method: 'POST', headers: { host, 'content-type': 'application/json' } }
  const options = { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host }, ...post }
  return new Promise((resolve, reject) => {
    const sending = request(options, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => {
        text += chunk
      })
      reply.on('end', () => resolve(text))
      reply.on('error', reject)
    })
    sending.on('error', reject)
    sending.end(body && JSON.stringify(body))
  })
}
