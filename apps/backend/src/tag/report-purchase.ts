import { type BodyOf, type Refusal, refuse } from '@mantel/contract'
import { toMajorUnits } from '@mantel/domain/money'
import { type Stores, storePath, websiteOf } from '@mantel/domain/store'
import { type ConsentPurpose, consentRuleOf, isConsentValid, type PurchaseEvent } from '@mantel/domain/tag'
import { findTagPlugin } from '@mantel/plugins/tag'
import type { PurchaseReport } from '@mantel/plugins/tag/server'
import { findOrderByKey } from '../order/index.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { claimPurchase, findConsent } from './consent.repository.ts'

/** Settings with secrets of the tags that get purchases from the server: by store code, then by plugin code. */
export type TagServers = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** One report to one vendor. Secrets are added when it is sent. */
export type QueuedReport = {
  storeCode: string
  plugin: string
  report: Omit<PurchaseReport, 'placedAt'> & { placedAt: string }
}

export const reportJob = 'report-purchase'

const unplacedStates = ['pending_payment', 'cancelled']

/**
 * Queues a report of the order for each tag that its visitor has agreed to. The amounts come from the order, not from the browser, and an
 * order is reported once. false: there is nothing to send.
 */
export async function reportPurchase(
  ctx: RequestCtx,
  { stores, servers, jobs }: { stores: Stores; servers: TagServers; jobs: Jobs },
  { orderKey, consentId, clientIds }: BodyOf<'purchaseReport'>,
  customerId: number | null,
): Promise<Refusal<'order_key_wrong'> | { ok: true; isQueued: boolean }> {
  const order = await findOrderByKey(ctx, orderKey)
  if (!order) return refuse('order_key_wrong')
  const nothing = { ok: true, isQueued: false } as const
  const view = stores.views.find(({ code }) => code === order.store_code)
  if (view?.tags?.purchase !== 'server' || unplacedStates.includes(order.state)) return nothing
  const record = await findConsent(ctx.db, consentId)
  const consent = record && {
    id: consentId,
    version: record.text_version,
    at: record.happened_at.getTime(),
    choices: { analytics: record.analytics, marketing: record.marketing },
  }
  if (!consent || !isConsentValid(consent, consentRuleOf(view.tax.defaultCountry), ctx.now().getTime())) return nothing
  const isAllowed = (purpose: ConsentPurpose) => consent.choices[purpose]
  const plugins = Object.keys(servers[view.code] ?? {}).filter((code) => findTagPlugin(code)?.purposes.some(isAllowed))
  if (plugins.length === 0) return nothing
  const { snapshot } = order
  const base = {
    purchase: purchaseEvent(order.number, snapshot),
    currency: snapshot.currency,
    placedAt: order.placed_at.toISOString(),
    pageUrl: `${websiteOf(stores, view).publicUrl}${storePath(view, '/success')}`,
    userId: customerId !== null && customerId === order.customer_id ? String(customerId) : null,
  }
  const isQueued = await inTransaction(ctx.db, async (tx) => {
    if (!(await claimPurchase(tx, order.id, ctx.now()))) return false
    for (const plugin of plugins) {
      const queued: QueuedReport = {
        storeCode: view.code,
        plugin,
        report: { ...base, clientId: clientIds[plugin] ?? null },
      }
      await jobs.send(reportJob, queued, { tx })
    }
    return true
  })
  return { ok: true, isQueued }
}

type Snapshot = NonNullable<Awaited<ReturnType<typeof findOrderByKey>>>['snapshot']

function purchaseEvent(orderNumber: string, { lines, totals, coupon }: Snapshot): PurchaseEvent {
  return {
    type: 'purchase',
    orderNumber,
    value: toMajorUnits(totals.total.gross),
    tax: toMajorUnits(totals.total.tax),
    shipping: toMajorUnits(totals.shipping.gross),
    coupon,
    items: lines.map(({ boughtSku, name, unit, quantity }) => ({
      sku: boughtSku,
      name,
      price: toMajorUnits(unit.gross),
      quantity,
    })),
  }
}
