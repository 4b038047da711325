import type { MessageKey } from '@mantel/contract'
import type { Notifications, Said } from '../notifications.ts'
import { okAction } from '../notifications.ts'
import { sayAbout } from './actions.ts'
import type { SharedRecord } from './shared-record.ts'
import { couponMessage } from './show-cart.ts'
import type { Settled } from './sync/context.ts'
import type { Tabs } from './tabs.ts'

export type ReportOptions = {
  notifications: Pick<Notifications, 'push'>
  shared: SharedRecord
  tabs: Tabs
  newId(): string
  /** A store whose checkout is elsewhere offers no way there. */
  externalCheckout: boolean
  goToCheckout?: (() => void) | undefined
}

type Confirmation = Extract<MessageKey, 'product_added' | 'quantity_updated'>

/** What the shopper is told about the cart, in the page where they did it. */
export type Reports = {
  /** Said when the server has confirmed the line. */
  await(key: string, confirmation: Confirmation): void
  confirm(confirmation: Confirmation): void
  say(type: 'error' | 'warning', message: Said): void
  settled(event: Settled): void
  capped(cap: { key: string; most: number }): void
  stop(): void
}

export function createReports(options: ReportOptions): Reports {
  const { notifications, shared, tabs, newId, externalCheckout, goToCheckout } = options
  /** By line: what this page owes an answer to. */
  const awaited = new Map<string, Confirmation>()

  function say(type: 'error' | 'warning', message: Said): void {
    notifications.push({ type, message, action1: okAction, cart: true })
  }
  function confirm(key: Confirmation): void {
    const action2 = { label: { key: 'proceed_to_checkout' as const }, ...(goToCheckout && { run: goToCheckout }) }
    notifications.push({
      type: 'success',
      message: { key },
      action1: okAction,
      ...(!externalCheckout && { action2 }),
      cart: true,
    })
  }
  /** Another page may have done the sending. */
  function hear({ key, kind, refusal }: Settled): void {
    const waiting = awaited.get(kind === 'coupon' ? couponMessage : key)
    awaited.delete(key)
    if (!waiting) return
    if (refusal === null) confirm(waiting)
    else say('error', { text: refusal })
  }
  const stopListening = tabs.listen((message) => {
    const { settled } = message as { settled?: Settled }
    if (settled) hear(settled)
  })

  return {
    await: (key, confirmation) => void awaited.set(key, confirmation),
    confirm,
    say,
    settled(event) {
      hear(event)
      tabs.tell({ settled: event })
      const about = event.kind === 'coupon' ? couponMessage : event.key
      const message: Said | null = event.refusal === null ? null : textOr(event.refusal)
      if (message || shared.stored().messages.some(({ key }) => key === about))
        void shared.transact(sayAbout(about, message && { id: newId(), type: 'error', message }))
    },
    capped({ key, most }) {
      const message: Said = { key: 'max_quantity', params: { maxQuantity: most } }
      say('warning', message)
      void shared.transact(sayAbout(key, { id: newId(), type: 'warning', message }))
    },
    stop: stopListening,
  }
}

/** A server that refuses without a word. */
function textOr(text: string): Said {
  return text === '' ? { key: 'something_went_wrong' } : { text }
}
