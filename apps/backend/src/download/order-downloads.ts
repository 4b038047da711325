import { downloadTerms } from '@mantel/domain/download'
import type { OrderState } from '@mantel/domain/order'
import type { Mails } from '../mail/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import { insertDownloads, revokeDownloads } from './download.repository.ts'
import type { DownloadMail } from './mails/index.ts'

/** The files that were bought with an order. */
export type DownloadOrder = {
  number: string
  storeCode: string
  state: OrderState
  buyer: { name: string; address: string }
  files: BoughtFile[]
}

/** number: of the file within its line. limit: downloads of all ordered units together; null: unlimited. */
export type BoughtFile = {
  position: number
  number: number
  linkId: string
  productName: string
  title: string
  file: string
  limit: number | null
}

export type DownloadDeps = {
  db: Db
  now(): Date
  /** Reads and locks the order, so that it cannot be refunded while its files are delivered. */
  lockDownloadOrder(tx: Db, orderId: number): Promise<DownloadOrder | undefined>
  downloadMail: DownloadMail
  mails: Pick<Mails, 'queueMail' | 'withdrawMails'>
}

/**
 * Delivers the files of an order with one mail, and revokes them when it is refunded or cancelled. They are delivered when the
 * order is paid, or when an order on invoice is shipped: then its goods have left before the payment. Each is done once.
 */
export function subscribeDownloads(dispatcher: Dispatcher, deps: DownloadDeps): void {
  dispatcher.once('order.moved', async ({ orderId, state }) => {
    if (state === 'paid' || state === 'shipped') await deliverFiles(deps, orderId)
    if (state === 'refunded' || state === 'cancelled') await revokeFiles(deps, orderId)
  })
}

const dayMs = 24 * 60 * 60_000

async function deliverFiles(deps: DownloadDeps, orderId: number): Promise<void> {
  const { db, downloadMail, mails } = deps
  await inTransaction(db, async (tx) => {
    const order = await deps.lockDownloadOrder(tx, orderId)
    // A retried event may arrive after the order was refunded.
    if (!order || order.files.length === 0 || !(order.state === 'paid' || order.state === 'shipped')) return
    const expiresAt = new Date(deps.now().getTime() + downloadTerms.validDays * dayMs)
    const isNew = await insertDownloads(
      tx,
      order.files.map(({ position, number, linkId, productName, title, file, limit }) => ({
        order_id: orderId,
        position,
        number,
        link_id: linkId,
        product_name: productName,
        title,
        file,
        downloads_left: limit,
        expires_at: expiresAt,
      })),
    )
    if (!isNew) return
    const { storeCode, buyer: to } = order
    await mails.queueMail(tx, downloadMail, { key: mailKey(order), storeCode, to, data: { orderId, name: to.name } })
  })
}

async function revokeFiles(deps: DownloadDeps, orderId: number): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const order = await deps.lockDownloadOrder(tx, orderId)
    if (!order) return
    await deps.mails.withdrawMails(tx, order.storeCode, [mailKey(order)])
    await revokeDownloads(tx, { orderId }, deps.now())
  })
}

const mailKey = ({ number }: DownloadOrder) => `order-${number}-downloads`
