import { request } from 'node:http'

/**
 * What the shop answers, without a browser; with something to say it is posted. Names below localhost are known to browsers,
 * not to every machine.
 */
export function askShop(address: string, said?: object): Promise<string> {
  const { host, port, pathname, search } = new URL(address)
  const posted = said && { method: 'POST', headers: { host, 'content-type': 'application/json' } }
  const how = { host: '127.0.0.1', port, path: `${pathname}${search}`, headers: { host }, ...posted }
  return new Promise((resolve, reject) => {
    const asked = request(how, (reply) => {
      let body = ''
      reply.setEncoding('utf8')
      reply.on('data', (chunk: string) => {
        body += chunk
      })
      reply.on('end', () => resolve(body))
      reply.on('error', reject)
    })
    asked.on('error', reject)
    asked.end(said && JSON.stringify(said))
  })
}
