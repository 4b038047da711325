/** received: it is paid at the door. paid: also where gift cards or a coupon left nothing to pay. */
export type OrderState = 'received' | 'pending_payment' | 'paid' | 'shipped' | 'cancelled' | 'refunded'

/** Who moved an order. deadline: nobody paid in time. */
export type OrderActor = 'shopper' | 'merchant' | 'provider' | 'deadline'

/** Where an order may go from where it is. Stock and gift cards come back only with cancelled and refunded. */
const ways: Record<OrderState, readonly OrderState[]> = {
  pending_payment: ['paid', 'cancelled'],
  received: ['paid', 'shipped', 'cancelled'],
  paid: ['shipped', 'refunded'],
  shipped: ['paid', 'refunded'],
  cancelled: [],
  refunded: [],
}

export function canMove(from: OrderState, to: OrderState): boolean {
  return ways[from].includes(to)
}

/** What the wire of old shops calls it: state is the broad word, status the fine one. */
export function wireState(state: OrderState): { state: string; status: string } {
  return wireStates[state]
}

const wireStates: Record<OrderState, { state: string; status: string }> = {
  pending_payment: { state: 'pending_payment', status: 'pending_payment' },
  received: { state: 'new', status: 'pending' },
  paid: { state: 'processing', status: 'processing' },
  shipped: { state: 'complete', status: 'complete' },
  cancelled: { state: 'canceled', status: 'canceled' },
  refunded: { state: 'closed', status: 'closed' },
}
