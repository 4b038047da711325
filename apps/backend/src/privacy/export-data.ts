import type { ResultOf } from '@mantel/contract'
import type { Stores } from '@mantel/domain/store'
import {
  type CustomerSession,
  findCompanyOf,
  listConsents,
  listSessions,
  listSocialIdentities,
  readProfile,
  readSecurityEvents,
  recordEvent,
} from '../customer/index.ts'
import { listCustomerOrders } from '../order/index.ts'
import type { RequestCtx } from '../platform/http/index.ts'
import { wireTime } from '../platform/wire-time.ts'
import {
  listCarts,
  listReviews,
  listSavedCards,
  listSavedLists,
  listStockAlerts,
  listTagConsents,
  listTemplates,
} from './privacy.repository.ts'

/** Maximum number of exported orders: more than any customer has. */
const maxOrders = 10_000

/** Everything that the shop stores about the customer. The export is a security event: it may be a thief's. */
export async function exportData(
  ctx: RequestCtx,
  stores: Stores,
  session: CustomerSession,
): Promise<ResultOf<'userExport'>> {
  const { id } = session.customer
  await recordEvent(ctx, id, 'data_export')
  const logins = await listSocialIdentities(ctx.db, id)
  const consents = await listConsents(ctx.db, id)
  const carts = await listCarts(ctx.db, id)
  const templates = await listTemplates(ctx.db, id)
  const savedCards = await listSavedCards(ctx.db, id)
  const saved = await listSavedLists(ctx.db, id)
  const company = await findCompanyOf(ctx.db, id)
  const reviews = await listReviews(ctx.db, id)
  const alerts = await listStockAlerts(ctx.db, id)
  const tagConsents = await listTagConsents(ctx.db, id)
  const { items } = await listCustomerOrders(ctx, stores, { customerId: id, limit: maxOrders, offset: 0 })
  return {
    customer: await readProfile(ctx, stores, id),
    sessions: await listSessions(ctx, session),
    security_events: await readSecurityEvents(ctx, session),
    logins: logins.map(({ provider, linked_at }) => ({ provider, linked_at: wireTime(linked_at) })),
    consents: consents.map(({ happened_at, ...consent }) => ({ ...consent, happened_at: wireTime(happened_at) })),
    carts: carts.map(({ updated_at, ...cart }) => ({ ...cart, updated_at: wireTime(updated_at) })),
    order_templates: templates.map(({ saved_at, ...template }) => ({ ...template, saved_at: wireTime(saved_at) })),
    gift_cards: savedCards.map(({ code, saved_at }) => ({ code, saved_at: wireTime(saved_at) })),
    saved_lists: saved.map(({ changed_at, ...list }) => ({ ...list, changed_at: wireTime(changed_at) })),
    reviews,
    stock_alerts: alerts.map(({ requested_at, ...alert }) => ({ ...alert, requested_at: wireTime(requested_at) })),
    tag_consents: tagConsents.map(({ happened_at, ...consent }) => ({
      ...consent,
      happened_at: wireTime(happened_at),
    })),
    company: company ? { name: company.name, vat_number: company.vat_number } : null,
    orders: items,
  }
}
