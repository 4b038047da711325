import { isUnpaid, lookAtOrder } from '@mantel/client'
import type { Ordering } from './open-ordering.ts'

/** Orders whose payment was left half way: it may have been decided meanwhile, at the provider or by the deadline. */
export async function lookAtUnpaid({ account, orders }: Ordering): Promise<void> {
  for (const order of orders.get().filter(isUnpaid)) {
    const { confirmation } = order
    if (!confirmation?.orderKey) continue
    const status = await lookAtOrder(account.tasks.caller, confirmation.orderKey)
    if (status === null || status === 'unknown' || status.state === confirmation.state) continue
    await orders.change(order.id, { confirmation: { ...confirmation, state: status.state }, challenge: null })
  }
}
