import { type Refusal, refuse } from '@mantel/contract'
import { ProviderRefusal, ProviderUnavailable, type WebhookHeaders } from '@mantel/plugins/payment/server'
import type { PaymentCtx } from './context.ts'
import { findPaymentOfEvent, isKnownEvent } from './payment.repository.ts'
import { settle } from './settle.ts'
import { captureApproved } from './sync-with-provider.ts'

type Webhook = { provider: string; rawBody: string; headers: WebhookHeaders }

/** Handles a provider's webhook: signed, delivered at least once, in any order. Acknowledged only after it is settled. */
export async function receiveWebhook(ctx: PaymentCtx, webhook: Webhook): Promise<{ ok: true } | Refusal> {
  const provider = ctx.providers[webhook.provider]
  if (!provider) return refuse('path_unknown')
  const read = await provider.readWebhook(webhook.rawBody, webhook.headers, ctx.now()).catch(undefinedIfUnreachable)
  // The signature cannot be checked now; the provider will send the webhook again.
  if (!read) return refuse('unavailable')
  if (!read.ok) {
    ctx.log.warn({ provider: webhook.provider, why: read.reason }, 'webhook rejected: invalid signature or content')
    return refuse('input_invalid', { field: 'signature' })
  }
  const { event } = read
  if (await isKnownEvent(ctx.db, webhook.provider, event.id)) return { ok: true }
  const payment = await findPaymentOfEvent(ctx.db, webhook.provider, event)
  if (!payment) {
    // The webhook belongs to another shop with the same account, or to a refund made by hand at the provider.
    ctx.log.info({ provider: webhook.provider, kind: event.kind }, 'webhook for an unknown payment ignored')
    return { ok: true }
  }
  const outcome = await captureApproved(ctx, provider, payment, event.outcome)
  // The result of the capture is not known yet; the provider will send the webhook again.
  if (event.outcome.kind === 'approved' && outcome.kind === 'pending') return refuse('unavailable')
  await settle(ctx, payment.id, { outcome, actor: 'provider', event: { id: event.id, kind: event.kind } })
  return { ok: true }
}

function undefinedIfUnreachable(error: unknown): undefined {
  if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefusal)) throw error
}
