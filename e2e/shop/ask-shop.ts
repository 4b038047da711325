import { request } from 'node:http'

/** What the shop answers, without a browser. Names below localhost are known to browsers, not to every machine. */
export function askShop(address: string): Promise<string> {
  const { host, port, pathname, search } = new URL(address)
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host } }, (reply) => {
      let body = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => {
        body += chunk
      })
      reply.on('end', () => resolve(body))
      reply.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}
