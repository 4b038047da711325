import type { PriceView } from './catalog/views/price-view.ts'
import type { StoredOrder } from './order/stored-order.ts'

/** The part of a product that events need; lines, purchases and cards have it. */
export type EventProduct = { sku: string; name: string; price: PriceView | null; maker?: string | null | undefined }

/** Something that the shopper has done in this tab. Changes of other tabs and devices are not events here. */
export type EngineEvent =
  | { type: 'lines_added' | 'lines_removed'; lines: readonly (EventProduct & { quantity: number })[] }
  | { type: 'product_wished'; product: EventProduct }
  /** This browser has placed the order, and it is paid for or needs no payment now. */
  | { type: 'order_placed'; order: StoredOrder }
  /** A form that a visitor sent: registration, newsletter, contact, or a request for a catalogue or a meeting. */
  | { type: 'form_sent'; form: string }

/**
 * An array until a listener takes it over, so that earlier events are not lost and pages without a listener load no
 * code for events.
 */
export type EngineEvents = { push(event: EngineEvent): unknown }
