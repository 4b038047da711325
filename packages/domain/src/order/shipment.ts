import { isVirtualForPayment } from '../cart/index.ts'
import type { OrderedLine } from './snapshot.ts'

/** Pieces of one line of an order that are in a parcel. position: the line's place in the order, from 0. */
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

/** Plans a parcel. wanted: pieces by SKU; undefined means everything that is left. sent: the lines of all earlier parcels. */
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

/** Pieces that no parcel holds yet, for each line that is sent at all. */
function leftToSend(
  lines: readonly Pick<OrderedLine, 'productType' | 'quantity'>[],
  sent: readonly ParcelLine[],
): ParcelLine[] {
  return lines.flatMap((line, position) =>
    isSentByParcel(line) ? [{ position, quantity: line.quantity - sentOfLine(sent, position) }] : [],
  )
}

export function sentOfLine(sent: readonly ParcelLine[], position: number): number {
  return sent.filter((line) => line.position === position).reduce((sum, { quantity }) => sum + quantity, 0)
}

/**
 * Reserved stock that an order returns: what parcels have taken out of the warehouse is gone. Lines of old orders do not know
 * their stock; their products return nothing once a parcel has left.
 */
export function stockToReturn(
  reserved: readonly { productId: number; quantity: number }[],
  lines: readonly Pick<OrderedLine, 'stock'>[],
  sent: readonly ParcelLine[],
): { productId: number; quantity: number }[] {
  if (sent.length === 0) return [...reserved]
  if (lines.some(({ stock }) => stock === undefined)) return []
  const gone = new Map(stockOfLines(lines, sent).map(({ productId, quantity }) => [productId, quantity]))
  return reserved
    .map(({ productId, quantity }) => ({ productId, quantity: Math.max(0, quantity - (gone.get(productId) ?? 0)) }))
    .filter(({ quantity }) => quantity > 0)
}

/** The stock that these pieces take. Lines of old orders do not know theirs. */
export function stockOfLines(
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
