import { type Refusal, refuse } from '@mantel/contract'
import { ProviderAway, ProviderRefusal, type WebhookHeaders } from '@mantel/plugins/payment/server'
import type { PaymentCtx } from './context.ts'
import { takeApproved } from './look-again.ts'
import { findReported, isKnownEvent } from './payment.repository.ts'
import { settle } from './settle.ts'

type Report = { provider: string; rawBody: string; headers: WebhookHeaders }

/** What a provider reports: signed, at least once, in any order. Only what is settled is acknowledged. */
export async function receiveWebhook(ctx: PaymentCtx, report: Report): Promise<{ ok: true } | Refusal> {
  const provider = ctx.providers[report.provider]
  if (!provider) return refuse('path_unknown')
  const read = await provider.readWebhook(report.rawBody, report.headers, ctx.now()).catch(unlessUnreachable)
  // Who signed it cannot be found out now: it comes again.
  if (!read) return refuse('unavailable')
  if (!read.ok) {
    ctx.log.warn({ provider: report.provider, why: read.reason }, 'a report was not believed')
    return refuse('input_invalid', { field: 'signature' })
  }
  const { event } = read
  if (await isKnownEvent(ctx.db, report.provider, event.id)) return { ok: true }
  const payment = await findReported(ctx.db, report.provider, event)
  if (!payment) {
    // Of another shop with the same account, or of a refund that somebody made by hand.
    ctx.log.info({ provider: report.provider, kind: event.kind }, 'a report of an unknown payment')
    return { ok: true }
  }
  const outcome = await takeApproved(ctx, provider, payment, event.outcome)
  // Nobody knows yet what came of taking it: the report comes again.
  if (event.outcome.kind === 'approved' && outcome.kind === 'pending') return refuse('unavailable')
  await settle(ctx, payment.id, { outcome, actor: 'provider', event: { id: event.id, kind: event.kind } })
  return { ok: true }
}

function unlessUnreachable(error: unknown): undefined {
  if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefusal)) throw error
}
