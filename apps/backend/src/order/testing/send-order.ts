import { request } from 'node:http'

export type OrderReply = { code: number; result: { orderNumber: string; backendOrderId: string } & string }

/** Sends an order over its own connection. cutAfter: milliseconds from the last sent byte to closing it; then returns null. */
export function sendOrder(port: number, body: object, cutAfter?: number): Promise<OrderReply | null> {
  const { promise, resolve } = Promise.withResolvers<OrderReply | null>()
  const payload = JSON.stringify(body)
  const headers = {
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
  }
  const call = request({ host: '127.0.0.1', port, path: '/api/order', method: 'POST', headers, agent: false })
  let timer: NodeJS.Timeout | undefined
  const end = (reply: OrderReply | null) => {
    clearTimeout(timer)
    resolve(reply)
  }
  call.on('response', (response) => {
    let text = ''
    response.setEncoding('utf8')
    response.on('data', (chunk) => {
      text += chunk
    })
    response.on('end', () => end(JSON.parse(text)))
    response.on('error', () => end(null))
  })
  call.on('error', () => end(null))
  call.on('finish', () => {
    if (cutAfter === undefined) return
    timer = setTimeout(() => {
      call.destroy()
      end(null)
    }, cutAfter)
  })
  call.end(payload)
  return promise
}

/** Retries while the shop replies 503: an overloaded shop does nothing with the request. */
export async function sendUntilAccepted(port: number, body: object): Promise<OrderReply> {
  for (;;) {
    const reply = await sendOrder(port, body)
    if (reply && reply.code !== 503) return reply
  }
}

/** Runs work for all entries, at most `atOnce` concurrently, started in list order. */
export async function runConcurrently<T>(
  list: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<void>,
) {
  let next = 0
  const worker = async () => {
    while (next < list.length) {
      const index = next++
      await work(list[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, worker))
}
