/**
 * What a shopper did to the cart and the server has not confirmed. The order of the list is the order of doing, and of
 * sending. `sent`: it was on its way at least once, so nothing may be folded into it any more.
 */
export type Mutation = LineMutation | ClearMutation | CouponMutation

type Sendable = {
  /** Goes with the call: the server counts what it has seen before as done. */
  id: string
  sent?: true
}

/** More of a line, whatever the server has of it. `merge`: it comes from the cart of a guest who logged in. */
export type AddMutation = Sendable & {
  kind: 'add'
  key: string
  qty: number
  merge?: true
  /** What the server had of the line when it was last sent; 0 for none. */
  sentOver?: number
}
/** So many of a line, whatever the server has of it. */
export type SetMutation = Sendable & { kind: 'set'; key: string; qty: number }
export type RemoveMutation = Sendable & {
  kind: 'remove'
  key: string
  /** The server's line that was removed, where it had one. A line under another number was put there later, by somebody else. */
  itemId?: number
  /** The mutation that puts another line in its place: if that is refused, this one is off too. */
  after?: string
}
export type LineMutation = AddMutation | SetMutation | RemoveMutation
export type ClearMutation = Sendable & {
  kind: 'clear'
  /** The server's lines when it was last sent. */
  sentFor?: readonly number[]
}
/** null takes the coupon off. */
export type CouponMutation = Sendable & { kind: 'coupon'; code: string | null }

export const isLineMutation = (one: Mutation): one is LineMutation =>
  one.kind === 'add' || one.kind === 'set' || one.kind === 'remove'
