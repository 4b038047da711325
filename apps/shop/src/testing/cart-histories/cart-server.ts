import type { CartAddress, CartReply, SentItem } from '@mantel/client'

export type ServerRequest =
  | { call: 'create'; owner: CartAddress['owner'] }
  | { call: 'pull' | 'totals' | 'reset' | 'deleteCoupon'; cart: CartAddress }
  | { call: 'clear'; cart: CartAddress; mutationId: string }
  | { call: 'update'; cart: CartAddress; item: SentItem }
  | { call: 'delete'; cart: CartAddress; item: { sku: string; item_id: number } }
  | { call: 'applyCoupon'; cart: CartAddress; code: string }
  | { call: 'mostOf'; sku: string }

/** What a history needs of a server, be it one in memory or the real one. */
export type CartServer = {
  handle(request: ServerRequest, token: string | null): CartReply | Promise<CartReply>
  /** As an onlooker sees it. */
  contents(cartId: string): Contents | Promise<Contents>
  isGood(token: string | null): boolean
  /** A good token of the one customer. */
  logIn(): string | Promise<string>
  expire(token: string): void | Promise<void>
}

/** By sku. */
export type Contents = ReadonlyMap<string, { qty: number; itemId: number }>

type Line = { item_id: number; sku: string; qty: number }
/** done: by mutation, what it made: a line, or the cart empty. */
type ServerCart = { lines: Line[]; done: Map<string, number | 'refused' | 'emptied'>; coupon: string | null }

/** A server with one customer. stock: by sku, what there is; unlisted ones never end. */
export function memoryServer(stock: Readonly<Record<string, number>>): CartServer {
  const carts = new Map<string, ServerCart>()
  const good = new Set<string>()
  let count = 0
  const customerCart = '1000'
  const cartOf = (id: string) => carts.get(id) ?? null

  function create(owner: CartAddress['owner'], token: string | null): CartReply {
    if (owner === 'customer' && !good.has(token ?? '')) return refusal(401)
    const id = owner === 'customer' ? customerCart : `g${++count}`
    if (!carts.has(id)) carts.set(id, { lines: [], done: new Map(), coupon: null })
    return { code: 200, result: id }
  }

  function update(cart: ServerCart, item: SentItem): CartReply {
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
      if (request.call === 'mostOf') return { code: 200, result: stock[request.sku] ?? null }
      const { cartId, owner } = request.cart
      if (cartId === customerCart && owner === 'customer' && !good.has(token ?? '')) return refusal(401)
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
    isGood: (token) => good.has(token ?? ''),
    logIn() {
      const token = `t${++count}`
      good.add(token)
      return token
    },
    expire: (token) => void good.delete(token),
  }
}

const wire = (line: Line) => ({ ...line, name: line.sku, product_type: 'simple' })
const done = (line: Line): CartReply => ({ code: 200, result: wire(line) })
const refusal = (code: number): CartReply => ({ code, result: `refused ${code}` })
