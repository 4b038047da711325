import { isSentByParcel, type ParcelLine, planShipment, quantityAtPosition } from './shipment.ts'
import type { OrderedLine } from './snapshot.ts'

export type ReturnPlan =
  | { ok: true; lines: ParcelLine[] }
  | { ok: false; code: 'return_nothing_left'; params: Record<never, never> }
  | { ok: false; code: 'return_sku_unknown'; params: { sku: string } }
  | { ok: false; code: 'return_too_many'; params: { sku: string; left: number } }

const codes = {
  shipment_nothing_left: 'return_nothing_left',
  shipment_sku_unknown: 'return_sku_unknown',
  shipment_too_many: 'return_too_many',
} as const

/**
 * Plans to book returned goods: at most the units that were sent by parcel and not returned before. wanted: units by SKU; undefined
 * means all of these.
 */
export function planReturn(
  lines: readonly Pick<OrderedLine, 'boughtSku' | 'productType' | 'quantity'>[],
  { sent, returned }: { sent: readonly ParcelLine[]; returned: readonly ParcelLine[] },
  wanted: readonly { sku: string; quantity: number }[] | undefined,
): ReturnPlan {
  const onlySent = lines.map((line, position) => ({ ...line, quantity: quantityAtPosition(sent, position) }))
  const plan = planShipment(onlySent, returned, wanted)
  return plan.ok ? { ok: true, lines: plan.lines } : ({ ...plan, code: codes[plan.code] } as ReturnPlan)
}

/** All units that are sent by parcel, for an order that was marked as shipped before the shop recorded parcels. */
export const allSentLines = (lines: readonly Pick<OrderedLine, 'productType' | 'quantity'>[]): ParcelLine[] =>
  lines.flatMap((line, position) => (isSentByParcel(line) ? [{ position, quantity: line.quantity }] : []))
