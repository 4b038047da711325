import type { ParcelLine } from '@mantel/domain/order'
import { sql } from 'kysely'
import type { Db } from '../platform/db/index.ts'

/** A parcel of an order. number: within the order, from 1. carrier and trackingNumber may be empty. */
export type Shipment = {
  orderId: number
  number: number
  carrier: string
  trackingNumber: string
  shippedAt: Date
  lines: ParcelLine[]
}

/** The parcels of the orders, oldest first. */
export async function readShipments(db: Db, orderIds: readonly number[]): Promise<Shipment[]> {
  const { rows } = await sql<Shipment>`
    select order_id::int as "orderId", shipment as number, carrier, tracking_number as "trackingNumber", shipped_at as "shippedAt",
      (select coalesce(json_agg(json_build_object('position', position, 'quantity', quantity) order by position), '[]')
        from order_shipment_line line where line.order_id = parcel.order_id and line.shipment = parcel.shipment) as lines
    from order_shipment parcel where order_id = any(${orderIds}::bigint[]) order by order_id, shipment`.execute(db)
  return rows
}

/** The order must be locked, so that numbers are consecutive. */
export async function insertShipment(tx: Db, { orderId, lines, ...shipment }: Shipment): Promise<void> {
  await tx
    .insertInto('order_shipment')
    .values({
      order_id: orderId,
      shipment: shipment.number,
      carrier: shipment.carrier,
      tracking_number: shipment.trackingNumber,
      shipped_at: shipment.shippedAt,
    })
    .execute()
  await tx
    .insertInto('order_shipment_line')
    .values(lines.map((line) => ({ order_id: orderId, shipment: shipment.number, ...line })))
    .execute()
}
