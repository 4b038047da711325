import type { ResultOf } from '@mantel/contract'
import type { OrderSnapshot } from '@mantel/domain/order'
import { wireTime } from '../platform/wire-time.ts'
import type { Shipment } from './shipment.repository.ts'
import { type Carriers, trackingUrl } from './tracking-url.ts'

/** The parcels of an order for its buyer. */
export function toWireShipments(
  shipments: readonly Shipment[],
  { lines }: Pick<OrderSnapshot, 'lines'>,
  carriers: Carriers,
): ResultOf<'orderStatus'>['shipments'] {
  return shipments.map((shipment) => ({
    number: shipment.number,
    carrier: shipment.carrier,
    tracking_number: shipment.trackingNumber,
    tracking_url: trackingUrl(shipment, carriers),
    shipped_at: wireTime(shipment.shippedAt),
    items: shipment.lines.map(({ position, quantity }) => ({
      sku: lines[position]?.boughtSku ?? '',
      name: lines[position]?.name ?? '',
      qty: quantity,
    })),
  }))
}
