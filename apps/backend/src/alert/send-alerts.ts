import type { QueueMail } from '../mail/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import type { Dispatcher } from '../platform/events/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { removeUnconfirmed, takeDueAlerts } from './alert.repository.ts'
import type { AlertMails } from './mails/index.ts'

export type SendAlertsDeps = { db: Db; mails: AlertMails; queueMail: QueueMail }

/** Checks the alerts after every event that can bring a product back in stock. One process handles each event. */
export function subscribeAlerts(dispatcher: Dispatcher, deps: SendAlertsDeps): void {
  dispatcher.once('stock.changed', ({ ids }) => sendAlerts(deps, ids))
  dispatcher.once('product.changed', ({ ids }) => sendAlerts(deps, ids))
  dispatcher.once('catalog.imported', async ({ catalogType }) => {
    if (catalogType === 'product') await sendAlerts(deps, null)
  })
}

/**
 * Queues one mail for each alert of a product that is in stock and removes the alert in the same transaction: the event may be handled
 * twice, but there is nothing left to send.
 */
async function sendAlerts({ db, mails, queueMail }: SendAlertsDeps, productIds: readonly number[] | null) {
  await inTransaction(db, async (tx) => {
    for (const { id, storeCode, email, productId, name } of await takeDueAlerts(tx, productIds))
      await queueMail(tx, mails.back, {
        key: `stock-alert-${id}-back`,
        storeCode,
        to: { name: '', address: email },
        data: { productId, name, storeCode },
      })
  })
}

/** Milliseconds. An alert that is not confirmed within a week is deleted. */
const unconfirmedMs = 7 * 86_400_000

export function defineAlertCleanup(jobs: Jobs, { db, now }: { db: Db; now(): Date }): void {
  const clean = async () => void (await removeUnconfirmed(db, new Date(now().getTime() - unconfirmedMs)))
  jobs.define('remove-unconfirmed-stock-alerts', clean, { cron: '40 3 * * *' })
}
