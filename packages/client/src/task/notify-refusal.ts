import { type Notifications, okAction } from '../notifications.ts'
import type { Outcome } from '../outcome.ts'

/** Shows refusals with a text, and unreadable replies. Being offline is shown elsewhere. */
export function notifyRefusal(notifications: Notifications, outcome: Outcome<unknown>): void {
  if (outcome.ok) return
  const push = (message: Parameters<Notifications['push']>[0]['message']) =>
    notifications.push({ type: 'error', message, action1: okAction })
  if (outcome.reason === 'failed') {
    if (outcome.message !== 'offline' && outcome.message !== 'cart_id_missing') push({ key: outcome.message })
  } else if (outcome.message) push({ key: outcome.message })
  else if (outcome.shown !== null) push({ text: outcome.shown })
}
