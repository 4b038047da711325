/** received: to be paid later, on delivery or on invoice. paid: also if gift cards or a coupon left nothing to pay. */
export type OrderState = 'received' | 'pending_payment' | 'paid' | 'shipped' | 'cancelled' | 'refunded'

/** The originator of a state change. deadline: the payment window has expired. */
export type OrderActor = 'shopper' | 'merchant' | 'provider' | 'deadline'

/** Allowed state changes. Only cancelled and refunded release stock and gift cards. */
const transitions: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['paid', 'cancelled'],
  received: ['paid', 'shipped', 'cancelled'],
  paid: ['shipped', 'refunded'],
  shipped: ['paid', 'refunded'],
  cancelled: [],
  refunded: [],
}

export function canChangeState(from: OrderState, to: OrderState): boolean {
  return transitions[from].includes(to)
}

/** The names in replies: `state` is the coarse name that old shops use, `status` the detailed one. */
export function wireState(state: OrderState): { state: string; status: string } {
  return wireStates[state]
}

/** The state for a detailed status name (`status`) in a reply. Names that only other shop software uses count as received. */
export function stateOfWire(status: string): OrderState {
  const states = Object.keys(wireStates) as OrderState[]
  return states.find((state) => wireStates[state].status === status) ?? 'received'
}

const wireStates: Record<OrderState, { state: string; status: string }> = {
  pending_payment: { state: 'pending_payment', status: 'pending_payment' },
  received: { state: 'new', status: 'pending' },
  paid: { state: 'processing', status: 'processing' },
  shipped: { state: 'complete', status: 'complete' },
  cancelled: { state: 'canceled', status: 'canceled' },
  refunded: { state: 'closed', status: 'closed' },
}
