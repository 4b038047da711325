import type { CartItemInput, CartRef, CartReply } from '@mantel/client'

export type ServerRequest =
  | { call: 'create'; owner: CartRef['owner'] }
  | { call: 'pull' | 'totals' | 'reset' | 'deleteCoupon'; cart: CartRef }
  | { call: 'clear'; cart: CartRef; mutationId: string }
  | { call: 'update'; cart: CartRef; item: CartItemInput }
  | { call: 'delete'; cart: CartRef; item: { sku: string; item_id: number } }
  | { call: 'applyCoupon'; cart: CartRef; code: string }
  | { call: 'availableQuantity'; sku: string }

/** The server that a history runs against: in memory, or the real back end. */
export type CartServer = {
  handle(request: ServerRequest, token: string | null): CartReply | Promise<CartReply>
  /** Reads a cart without affecting it. */
  contents(cartId: string): Contents | Promise<Contents>
  isValid(token: string | null): boolean
  /** Returns a valid token of the one customer. */
  logIn(): string | Promise<string>
  expire(token: string): void | Promise<void>
}

/** Cart lines by sku. */
export type Contents = ReadonlyMap<string, { qty: number; itemId: number }>

type Line = { item_id: number; sku: string; qty: number }
/** `done` maps mutation ids to their result: the line's item id, a rejection or a cleared cart. */
type ServerCart = { lines: Line[]; done: Map<string, number | 'refused' | 'emptied'>; coupon: string | null }

/** A server in memory with one customer. `stock` is by sku; products not listed have unlimited stock. */
export function createMemoryServer(stock: Readonly<Record<string, number>>): CartServer {
  const carts = new Map<string, ServerCart>()
  const validTokens = new Set<string>()
  let count = 0
  const customerCart = '1000'
  const cartOf = (id: string) => carts.get(id) ?? null

  function create(owner: CartRef['owner'], token: string | null): CartReply {
    if (owner === 'customer' && !validTokens.has(token ?? '')) return refusal(401)
    const id = owner === 'customer' ? customerCart : `g${++count}`
    if (!carts.has(id)) carts.set(id, { lines: [], done: new Map(), coupon: null })
    return { code: 200, result: id }
  }

  function update(cart: ServerCart, item: CartItemInput): CartReply {
    const { mutation_id: id = '', qty, sku, item_id } = item
    const doneLine = cart.done.get(id)
    if (doneLine === 'refused') return refusal(400)
    if (doneLine !== undefined) {
      const line = cart.lines.find((one) => one.item_id === doneLine)
      return line ? done(line) : refusal(404)
    }
    const line = cart.lines.find((one) => (item_id === undefined ? one.sku === sku : one.item_id === item_id))
    if (item_id !== undefined && !line) return refusal(404)
    const wanted = item_id === undefined ? (line?.qty ?? 0) + qty : qty
    if (wanted > (stock[sku] ?? Number.POSITIVE_INFINITY)) {
      if (id !== '') cart.done.set(id, 'refused')
      return refusal(400)
    }
    const next = line ?? { item_id: ++count, sku, qty: 0 }
    if (!line) cart.lines.push(next)
    next.qty = wanted
    if (id !== '') cart.done.set(id, next.item_id)
    return done(next)
  }

  function clear(cart: ServerCart, id: string): CartReply {
    if (!cart.done.has(id)) cart.lines = []
    cart.done.set(id, 'emptied')
    return { code: 200, result: true }
  }

  function remove(cart: ServerCart, itemId: number): CartReply {
    const at = cart.lines.findIndex((one) => one.item_id === itemId)
    if (at < 0) return refusal(404)
    cart.lines.splice(at, 1)
    return { code: 200, result: true }
  }

  return {
    handle(request, token) {
      if (request.call === 'create') return create(request.owner, token)
      if (request.call === 'availableQuantity') return { code: 200, result: stock[request.sku] ?? null }
      const { cartId, owner } = request.cart
      if (cartId === customerCart && owner === 'customer' && !validTokens.has(token ?? '')) return refusal(401)
      const cart = cartOf(cartId)
      if (!cart) return refusal(404)
      if (request.call === 'update') return update(cart, request.item)
      if (request.call === 'delete') return remove(cart, request.item.item_id)
      if (request.call === 'clear') return clear(cart, request.mutationId)
      if (request.call === 'reset') cart.lines = []
      if (request.call === 'applyCoupon') cart.coupon = request.code
      if (request.call === 'deleteCoupon') cart.coupon = null
      if (request.call === 'totals')
        return {
          code: 200,
          result: { grand_total: 1, items: cart.lines.map((one) => ({ ...one })), total_segments: [] },
        }
      return { code: 200, result: request.call === 'pull' ? cart.lines.map(wire) : true }
    },
    contents: (cartId) => new Map(cartOf(cartId)?.lines.map(({ sku, qty, item_id: itemId }) => [sku, { qty, itemId }])),
    isValid: (token) => validTokens.has(token ?? ''),
    logIn() {
      const token = `t${++count}`
      validTokens.add(token)
      return token
    },
    expire: (token) => void validTokens.delete(token),
  }
}

const wire = (line: Line) => ({ ...line, name: line.sku, product_type: 'simple' })
const done = (line: Line): CartReply => ({ code: 200, result: wire(line) })
const refusal = (code: number): CartReply => ({ code, result: `refused ${code}` })
