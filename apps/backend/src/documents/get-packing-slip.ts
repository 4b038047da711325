import type { Stores } from '@mantel/domain/store'
import type { MerchantOrders } from '../order/index.ts'
import type { Pdf } from '../platform/pdf/index.ts'
import { createPackingSlip } from './packing-slip-document.ts'

export type PackingSlip =
  | { ok: true; number: string; pdf: Buffer }
  | { ok: false; reason: 'unknown' | 'not-to-send' | 'nothing-to-send' }

/** The packing slip of an order that is to be sent, or was: one more copy may be needed after that. */
export async function getPackingSlip(
  { orders, stores, pdf }: { orders: Pick<MerchantOrders, 'show'>; stores: Stores; pdf: Pdf },
  orderNumber: string,
): Promise<PackingSlip> {
  const found = await orders.show(orderNumber)
  if (!found) return { ok: false, reason: 'unknown' }
  const { number, placed_at: placedAt, state, snapshot, store_code, website: websiteCode } = found.order
  if (!['received', 'paid', 'shipped'].includes(state)) return { ok: false, reason: 'not-to-send' }
  const view = stores.views.find(({ code }) => code === store_code)
  const website = stores.websites.find(({ code }) => code === websiteCode)
  if (!view || !website) return { ok: false, reason: 'unknown' }
  const document = createPackingSlip({ number, placedAt, snapshot }, { view, website })
  return document ? { ok: true, number, pdf: await pdf.draw(document) } : { ok: false, reason: 'nothing-to-send' }
}
