import { randomUUID } from 'node:crypto'
import { type Caller, type CartReply, callerCartCalls } from '@mantel/client'
import type { CartServer, Contents, ServerRequest } from './cart-server.ts'

/** The real back end as the server of histories: each begins with the customer's cart empty. */
export type HttpServer = CartServer & { empty(): Promise<void> }

export async function httpServer(caller: Caller): Promise<HttpServer> {
  // A server of one's own may know the buyer of an earlier run.
  const email = `buyer-${randomUUID()}@example.test`
  const password = 'correct horse battery'
  const customer = { email, firstname: 'Ada', lastname: 'Buyer' }
  const made = await caller.call('userCreate', { body: { customer, password } })
  if (!made.ok) throw new Error(`No customer could be made: ${JSON.stringify(made)}`)
  const good = new Set<string>()

  async function logIn(): Promise<string> {
    const outcome = await caller.call('userLogin', { body: { username: email, password } })
    if (!outcome.ok) throw new Error(`The customer could not log in: ${JSON.stringify(outcome)}`)
    good.add(outcome.result)
    return outcome.result
  }
  const onlooker = await logIn()

  /** A token that is over is sent on, so that the server says what it says to such. */
  const callsAs = (token: string | null) => {
    const sent = token === null || good.has(token) ? token : 'over'
    const call: Caller['call'] = (name, ...args) => caller.call(name, ...([{ token: sent, ...args[0] }] as typeof args))
    return callerCartCalls({ call })
  }

  async function contents(cartId: string): Promise<Contents> {
    const owner = /^\d+$/.test(cartId) ? 'customer' : 'guest'
    const reply = await callsAs(onlooker).pull({ owner, cartId })
    if (reply === 'lost' || reply.code !== 200) throw new Error(`The cart cannot be seen: ${JSON.stringify(reply)}`)
    const lines = reply.result as { sku: string; qty: number; item_id: number }[]
    return new Map(lines.map(({ sku, qty, item_id: itemId }) => [sku, { qty, itemId }]))
  }

  return {
    async empty() {
      const made = await callsAs(onlooker).create('customer')
      const cartId = made === 'lost' ? '' : String(made.result)
      await callsAs(onlooker).clear?.({ owner: 'customer', cartId }, randomUUID())
    },
    handle: (request, token) => answer(callsAs(token), request),
    contents,
    isGood: (token) => good.has(token ?? ''),
    logIn,
    expire: (token) => void good.delete(token),
  }
}

async function answer(calls: ReturnType<typeof callerCartCalls>, request: ServerRequest): Promise<CartReply> {
  if (request.call === 'create') return calls.create(request.owner)
  if (request.call === 'mostOf') return { code: 200, result: await calls.mostOf(request.sku) }
  if (request.call === 'update') return calls.update(request.cart, request.item)
  if (request.call === 'delete') return calls.delete(request.cart, { ...request.item, quoteId: request.cart.cartId })
  if (request.call === 'applyCoupon') return calls.applyCoupon(request.cart, request.code)
  if (request.call === 'clear') return calls.clear ? calls.clear(request.cart, request.mutationId) : 'lost'
  return calls[request.call](request.cart)
}
