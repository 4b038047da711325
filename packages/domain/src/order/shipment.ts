import { isVirtualForPayment } from '../cart/index.ts'
import type { OrderedLine } from './snapshot.ts'

/** Units of one line of an order that are in a parcel. position: the line's place in the order, from 0. */
export type ParcelLine = { position: number; quantity: number }

export type ShipmentPlan =
  /** isComplete: nothing is left to send after this parcel. */
  | { ok: true; lines: ParcelLine[]; isComplete: boolean }
  | { ok: false; code: 'shipment_nothing_left'; params: Record<never, never> }
  | { ok: false; code: 'shipment_sku_unknown'; params: { sku: string } }
  | { ok: false; code: 'shipment_too_many'; params: { sku: string; left: number } }

/** Downloads and services are not sent, and gift cards go by e-mail. */
export function isSentByParcel({ productType }: Pick<OrderedLine, 'productType'>): boolean {
  return !isVirtualForPayment([productType as Parameters<typeof isVirtualForPayment>[0][number]])
}

/** Plans a parcel. wanted: units by SKU; undefined means everything that is left. sent: the lines of all earlier parcels. */
export function planShipment(
  lines: readonly Pick<OrderedLine, 'boughtSku' | 'productType' | 'quantity'>[],
  sent: readonly ParcelLine[],
  wanted: readonly { sku: string; quantity: number }[] | undefined,
): ShipmentPlan {
  const left = leftToSend(lines, sent)
  if (left.every(({ quantity }) => quantity === 0)) return { ok: false, code: 'shipment_nothing_left', params: {} }
  if (!wanted) return { ok: true, lines: left.filter(({ quantity }) => quantity > 0), isComplete: true }
  const packed = new Map<number, number>()
  for (const { sku, quantity } of wanted) {
    const ofSku = left.filter(({ position }) => lines[position]?.boughtSku === sku)
    if (ofSku.length === 0) return { ok: false, code: 'shipment_sku_unknown', params: { sku } }
    let open = quantity
    for (const line of ofSku) {
      const taken = Math.min(open, line.quantity - (packed.get(line.position) ?? 0))
      packed.set(line.position, (packed.get(line.position) ?? 0) + taken)
      open -= taken
    }
    const available = ofSku.reduce((sum, line) => sum + line.quantity, 0)
    if (open > 0) return { ok: false, code: 'shipment_too_many', params: { sku, left: available } }
  }
  const parcel = [...packed]
    .filter(([, quantity]) => quantity > 0)
    .map(([position, quantity]) => ({ position, quantity }))
    .toSorted((a, b) => a.position - b.position)
  const isComplete = left.every(({ position, quantity }) => (packed.get(position) ?? 0) === quantity)
  return { ok: true, lines: parcel, isComplete }
}

/** Units that no parcel contains yet, for each line that is sent by parcel. */
export function leftToSend(
  lines: readonly Pick<OrderedLine, 'productType' | 'quantity'>[],
  sent: readonly ParcelLine[],
): ParcelLine[] {
  return lines.flatMap((line, position) =>
    isSentByParcel(line) ? [{ position, quantity: line.quantity - quantityAtPosition(sent, position) }] : [],
  )
}

/** Subtracts units line by line. Lines with no units left are omitted. */
export function subtractUnits(units: readonly ParcelLine[], subtracted: readonly ParcelLine[]): ParcelLine[] {
  return [...new Set(units.map(({ position }) => position))].flatMap((position) => {
    const quantity = quantityAtPosition(units, position) - quantityAtPosition(subtracted, position)
    return quantity > 0 ? [{ position, quantity }] : []
  })
}

/** The total quantity of one order line in a list that may contain the line several times. */
export function quantityAtPosition(units: readonly ParcelLine[], position: number): number {
  return units.filter((line) => line.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Units of a product that an order took from stock. A product on backorder gave only the units on hand. returned: how many of them
 * are in stock again.
 */
export type TakenStock = { productId: number; quantity: number; returned: number }

/**
 * The stock to return when an order is cancelled or refunded: the units it took, minus units already returned and units in `out`.
 * out: units that were sent by parcel and are not back in stock. Lines of old orders have no stock data; if a parcel of such an
 * order has left, nothing is returned.
 */
export function stockToReturn(
  taken: readonly TakenStock[],
  lines: readonly Pick<OrderedLine, 'stock'>[],
  out: readonly ParcelLine[],
): { productId: number; quantity: number }[] {
  if (out.length > 0 && lines.some(({ stock }) => stock === undefined)) return []
  return freeStock(taken, lines, out)
}

/**
 * The stock to return when some units of an order are given back. pieces: those units. needed: units that the order still has to send;
 * the stock reserved for them is not returned. With a backordered product, they may need everything that the order took from stock.
 */
export function stockToRelease(
  taken: readonly TakenStock[],
  lines: readonly Pick<OrderedLine, 'stock'>[],
  { pieces, needed }: { pieces: readonly ParcelLine[]; needed: readonly ParcelLine[] },
): { productId: number; quantity: number }[] {
  const free = new Map(freeStock(taken, lines, needed).map(({ productId, quantity }) => [productId, quantity]))
  return stockOfLines(lines, pieces)
    .map(({ productId, quantity }) => ({ productId, quantity: Math.min(quantity, free.get(productId) ?? 0) }))
    .filter(({ quantity }) => quantity > 0)
}

function freeStock(
  taken: readonly TakenStock[],
  lines: readonly Pick<OrderedLine, 'stock'>[],
  needed: readonly ParcelLine[],
): { productId: number; quantity: number }[] {
  const inUse = new Map(stockOfLines(lines, needed).map(({ productId, quantity }) => [productId, quantity]))
  return taken
    .map(({ productId, quantity, returned }) => ({
      productId,
      quantity: Math.max(0, quantity - returned - (inUse.get(productId) ?? 0)),
    }))
    .filter(({ quantity }) => quantity > 0)
}

/** The units of each product that these units of the order take from stock. Lines of old orders have no such data. */
function stockOfLines(
  lines: readonly Pick<OrderedLine, 'stock'>[],
  pieces: readonly ParcelLine[],
): { productId: number; quantity: number }[] {
  const taken = new Map<number, number>()
  for (const { position, quantity } of pieces) {
    for (const { productId, perPiece } of lines[position]?.stock ?? []) {
      taken.set(productId, (taken.get(productId) ?? 0) + quantity * perPiece)
    }
  }
  return [...taken].map(([productId, quantity]) => ({ productId, quantity }))
}
