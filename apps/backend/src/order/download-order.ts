import { type OrderRequest, quantityAtPosition } from '@mantel/domain/order'
import { type BoughtFile, type DownloadOrder, returnDownloads } from '../download/index.ts'
import type { Db } from '../platform/db/index.ts'
import { lockOrder, type OrderRow } from './order.repository.ts'
import { readRequests } from './order-request.repository.ts'

/**
 * Lists the files bought with an order, without those that the shop has taken back, for the download slice. Locks the order until
 * the transaction ends.
 */
export async function lockDownloadOrder(tx: Db, orderId: number): Promise<DownloadOrder | undefined> {
  const order = await lockOrder(tx, orderId)
  if (!order) return undefined
  const { number, state, snapshot } = order
  const { email, firstname, lastname } = snapshot.buyer
  const returned = returnedLines(await readRequests(tx, [orderId]))
  return {
    number,
    storeCode: order.store_code,
    state,
    buyer: { name: `${firstname} ${lastname}`.trim(), address: email },
    files: snapshot.lines.flatMap(({ name: productName, downloads = [], quantity }, position) => {
      const keptUnits = quantity - quantityAtPosition(returned, position)
      return downloads.flatMap(({ id, title, file, limit }, at): BoughtFile[] =>
        keptUnits > 0
          ? [
              {
                position,
                number: at,
                linkId: id,
                productName,
                title,
                file,
                limit: limit && (limit / quantity) * keptUnits,
              },
            ]
          : [],
      )
    }),
  }
}

/**
 * Ends the buyer's access to the files that a request, which is being accepted, gives back. earlier: requests that were accepted before.
 */
export async function returnFiles(
  tx: Db,
  { id, snapshot }: OrderRow,
  earlier: readonly OrderRequest[],
  request: OrderRequest,
  now: Date,
): Promise<void> {
  for (const { position, quantity } of request.lines) {
    const line = snapshot.lines[position]
    if (!line?.downloads) continue
    const unitsLeft = line.quantity - quantityAtPosition(returnedLines(earlier), position) - quantity
    const limits = line.downloads.map(({ limit }) => limit && limit / line.quantity)
    await returnDownloads(tx, { orderId: id, position, quantity, left: unitsLeft, limits }, now)
  }
}

const returnedLines = (requests: readonly OrderRequest[]) =>
  requests.filter(({ state }) => state === 'accepted').flatMap(({ lines }) => lines)
