import type { MessageKey } from '@mantel/contract'
import type { Notifications, ShopMessage } from '../notifications.ts'
import { okAction } from '../notifications.ts'
import type { Tabs } from '../tabs.ts'
import { setMessage } from './actions.ts'
import type { SharedRecord } from './shared-record.ts'
import { couponMessageKey } from './show-cart.ts'
import type { MutationResult } from './sync/context.ts'

export type CartNoticeOptions = {
  notifications: Pick<Notifications, 'push'>
  shared: SharedRecord
  tabs: Tabs
  newId(): string
  /** With an external checkout, notifications offer no checkout link. */
  externalCheckout: boolean
  goToCheckout?: (() => void) | undefined
}

type Confirmation = Extract<MessageKey, 'product_added' | 'quantity_updated'>

/** Cart notifications, shown in the page where the shopper made the change. */
export type CartNotices = {
  /** Confirms when the server has accepted the line. */
  confirmLater(key: string, confirmation: Confirmation): void
  confirm(confirmation: Confirmation): void
  notify(type: 'error' | 'warning', message: ShopMessage): void
  onSettled(event: MutationResult): void
  onCapped(cap: { key: string; max: number }): void
  stop(): void
}

export function createCartNotices(options: CartNoticeOptions): CartNotices {
  const { notifications, shared, tabs, newId, externalCheckout, goToCheckout } = options
  /** Confirmations that this page still has to show, by line key. */
  const awaited = new Map<string, Confirmation>()

  function addMessage(type: 'error' | 'warning', message: ShopMessage): void {
    notifications.push({ type, message, action1: okAction, cart: true })
  }
  function confirm(key: Confirmation): void {
    notifications.push({
      type: 'success',
      message: { key },
      action1: okAction,
      action2: externalCheckout ? undefined : { label: { key: 'proceed_to_checkout' }, run: goToCheckout },
      cart: true,
    })
  }
  /** Shows the result of a change that this page has made, even if another page has sent it. */
  function handleSettled(event: MutationResult): void {
    const { key, kind, refusal, isWarning } = event
    const confirmation = awaited.get(kind === 'coupon' ? couponMessageKey : key)
    awaited.delete(key)
    if (!confirmation) return
    if (refusal === null) confirm(confirmation)
    else addMessage(isWarning ? 'warning' : 'error', refusalMessage(event, refusal))
  }
  const stopListening = tabs.listen((message) => {
    const { settled } = message as { settled?: MutationResult }
    if (settled) handleSettled(settled)
  })

  return {
    confirmLater: (key, confirmation) => void awaited.set(key, confirmation),
    confirm,
    notify: addMessage,
    onSettled(event) {
      handleSettled(event)
      tabs.broadcast({ settled: event })
      const messageKey = event.kind === 'coupon' ? couponMessageKey : event.key
      const message: ShopMessage | null = event.refusal === null ? null : refusalMessage(event, event.refusal)
      if (message || shared.stored().messages.some(({ key }) => key === messageKey))
        void shared.transact(setMessage(messageKey, message && { id: newId(), type: 'error', message }))
    },
    onCapped({ key, max }) {
      const message: ShopMessage = { key: 'max_quantity', params: { maxQuantity: max } }
      addMessage('warning', message)
      void shared.transact(setMessage(key, { id: newId(), type: 'warning', message }))
    },
    stop: stopListening,
  }
}

/** text: the server's reason; '' if it gave none. */
function refusalMessage({ kind, isRejected }: MutationResult, text: string): ShopMessage {
  if (text !== '') return { text }
  return { key: kind === 'coupon' && isRejected ? 'coupon_incorrect' : 'something_went_wrong' }
}
