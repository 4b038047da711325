import { randomUUID } from 'node:crypto'
import { type Caller, type CartReply, createCartCalls } from '@mantel/client'
import { isCustomerCartId } from '@mantel/contract'
import type { CartServer, Contents, ServerRequest } from './cart-server.ts'

/** Runs cart histories against the real back end. `empty` clears the customer's cart before each one. */
export type BackendCartServer = CartServer & { empty(): Promise<void> }

export async function createBackendCartServer(caller: Caller): Promise<BackendCartServer> {
  // Random, because a PostgreSQL server may still have the customer of an earlier run.
  const email = `buyer-${randomUUID()}@example.test`
  const password = 'correct horse battery'
  const customer = { email, firstname: 'Ada', lastname: 'Buyer' }
  const created = await caller.call('userCreate', { body: { customer, password } })
  if (!created.ok) throw new Error(`Creating the customer failed: ${JSON.stringify(created)}`)
  const validTokens = new Set<string>()

  async function logIn(): Promise<string> {
    const outcome = await caller.call('userLogin', { body: { username: email, password } })
    if (!outcome.ok) throw new Error(`The customer's login failed: ${JSON.stringify(outcome)}`)
    validTokens.add(outcome.result)
    return outcome.result
  }
  const observerToken = await logIn()

  /** Replaces an expired token with an invalid one, so that the server replies as it does to expired tokens. */
  const callsAs = (token: string | null) => {
    const sent = token === null || validTokens.has(token) ? token : 'expired'
    const call: Caller['call'] = (name, ...args) => caller.call(name, ...([{ token: sent, ...args[0] }] as typeof args))
    return createCartCalls({ call })
  }

  async function contents(cartId: string): Promise<Contents> {
    const owner = isCustomerCartId(cartId) ? 'customer' : 'guest'
    const reply = await callsAs(observerToken).pull({ owner, cartId })
    if (reply === 'lost' || reply.code !== 200) throw new Error(`Reading the cart failed: ${JSON.stringify(reply)}`)
    const lines = reply.result as { sku: string; qty: number; item_id: number }[]
    return new Map(lines.map(({ sku, qty, item_id: itemId }) => [sku, { qty, itemId }]))
  }

  return {
    async empty() {
      const created = await callsAs(observerToken).create('customer')
      const cartId = created === 'lost' ? '' : String(created.result)
      await callsAs(observerToken).clear?.({ owner: 'customer', cartId }, randomUUID())
    },
    handle: (request, token) => handleRequest(callsAs(token), request),
    contents,
    isValid: (token) => validTokens.has(token ?? ''),
    logIn,
    expire: (token) => void validTokens.delete(token),
  }
}

async function handleRequest(calls: ReturnType<typeof createCartCalls>, request: ServerRequest): Promise<CartReply> {
  if (request.call === 'create') return calls.create(request.owner)
  if (request.call === 'availableQuantity') return { code: 200, result: await calls.availableQuantity(request.sku) }
  if (request.call === 'update') return calls.update(request.cart, request.item)
  if (request.call === 'delete') return calls.delete(request.cart, { ...request.item, quoteId: request.cart.cartId })
  if (request.call === 'applyCoupon') return calls.applyCoupon(request.cart, request.code)
  if (request.call === 'clear') return calls.clear ? calls.clear(request.cart, request.mutationId) : 'lost'
  return calls[request.call](request.cart)
}
