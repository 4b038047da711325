import { randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '@mantel/contract'
import { emailKey } from '@mantel/domain/customer'
import type { Customer } from '../customer/index.ts'
import type { QueueMail } from '../mail/index.ts'
import { type Db, inTransaction } from '../platform/db/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { LimitRefusal, Limits } from '../platform/limits/index.ts'
import { findAlertedProduct, hasConfirmedEmail, saveAlert } from './alert.repository.ts'
import type { AlertMails } from './mails/index.ts'

export type RequestAlertDeps = { limits: Limits; mails: AlertMails; queueMail: QueueMail }

/**
 * Registers a stock alert. An alert for a customer's own, confirmed address is active at once; for any other address a mail asks
 * for confirmation. An address that has an alert already gets the same reply, so that the reply does not reveal who waits for a
 * product.
 */
export async function requestAlert(
  ctx: RequestCtx,
  { limits, mails, queueMail }: RequestAlertDeps,
  request: { key: { sku: string } | { productId: number }; email: string; customer: Customer | null },
): Promise<{ ok: true } | Refusal<'sku_unknown' | 'stock_alert_in_stock'> | LimitRefusal> {
  const { key, email, customer } = request
  const storeCode = ctx.view.code
  const product = await findAlertedProduct(ctx.db, storeCode, key)
  if (!product) return refuse('sku_unknown', { sku: 'sku' in key ? key.sku : key.productId })
  if (product.isInStock) return refuse('stock_alert_in_stock')
  const ownKey = emailKey(email)
  const isOwn =
    customer !== null && emailKey(customer.email) === ownKey && (await hasConfirmedEmail(ctx.db, customer.id))
  return inTransaction(ctx.db, async (tx) => {
    const refusal = await limits.takeAll({ ...ctx, db: tx as Db }, [
      ['stockAlerts', ctx.caller.address],
      ...(isOwn ? [] : [['stockAlertsOfEmail', ownKey] as const]),
    ])
    if (refusal) return refusal
    const saved = await saveAlert(tx, {
      storeCode,
      productId: product.id,
      email,
      emailKey: ownKey,
      now: ctx.now(),
      isConfirmed: isOwn,
      customerId: isOwn ? customer.id : null,
    })
    if (!saved.isConfirmed)
      await queueMail(tx, mails.confirmation, {
        key: `stock-alert-${saved.id}-confirm-${randomUUID()}`,
        storeCode,
        to: { name: '', address: email },
        data: { alertId: saved.id, name: product.name },
      })
    return { ok: true }
  })
}
