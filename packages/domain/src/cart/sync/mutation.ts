/**
 * A cart change that the server has not confirmed. Mutations are sent in list order. `sent`: it was sent at least once,
 * so nothing may be merged into it any more.
 */
export type Mutation = LineMutation | ClearMutation | CouponMutation

type Sendable = {
  /** Idempotency key: the server ignores a mutation id it has already applied. */
  id: string
  sent?: true
}

/** Raises a line's quantity relative to the server's. `merge`: comes from the cart of a guest who logged in. */
export type AddMutation = Sendable & {
  kind: 'add'
  key: string
  qty: number
  merge?: true
  /** The quantity of the line at the server when the mutation was first sent; 0: there was no line. */
  quantityBefore?: number
}
/** Sets a line's absolute quantity. */
export type SetMutation = Sendable & { kind: 'set'; key: string; qty: number }
export type RemoveMutation = Sendable & {
  kind: 'remove'
  key: string
  /** Server id of the removed line, if it had one. A line with another id was added later by another device. */
  itemId?: number
  /**
   * Id of the mutation that adds the replacement line. The server removes this line together with that addition. If it refuses the
   * addition, this removal is dropped too.
   */
  after?: string
}
export type LineMutation = AddMutation | SetMutation | RemoveMutation
export type ClearMutation = Sendable & {
  kind: 'clear'
  /** Ids of the lines in the server's cart when this mutation was last sent. */
  sentFor?: readonly number[]
}
/** null removes the coupon. */
export type CouponMutation = Sendable & { kind: 'coupon'; code: string | null }

export const isLineMutation = (one: Mutation): one is LineMutation =>
  one.kind === 'add' || one.kind === 'set' || one.kind === 'remove'
