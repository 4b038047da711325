import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { WebhookHeaders, WebhookResult } from '../provider.ts'
import { readTransaction } from './pi-transaction.ts'

export const signatureHeader = 'x-gateway-signature'
/** Largest age of a signature; older requests may be replays. */
const toleranceSeconds = 300

const event = z.looseObject({
  id: z.string().min(1).max(128),
  type: z.string().min(1).max(64),
  data: z.looseObject({ transactionId: z.string(), vendorTxCode: z.string() }),
})

/** The signature header is 't=<seconds>,v1=<hex>' with an HMAC-SHA256 over '<seconds>.<body>'. */
export function readCardWebhook(
  rawBody: string,
  headers: WebhookHeaders,
  { secret, now }: { secret: string; now: Date },
): WebhookResult {
  if (!isSigned(rawBody, headers[signatureHeader], secret, now)) return { ok: false, reason: 'forged' }
  const read = event.safeParse(parse(rawBody))
  if (!read.success) return { ok: false, reason: 'unreadable' }
  const { id, type, data } = read.data
  const outcome = readTransaction(data)
  if (outcome.kind === 'incomplete') return { ok: false, reason: 'unreadable' }
  return { ok: true, event: { id, kind: type, key: data.vendorTxCode, reference: data.transactionId, outcome } }
}

function isSigned(rawBody: string, header: string | string[] | undefined, secret: string, now: Date): boolean {
  const [, seconds, sent] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (!seconds || !sent || Math.abs(now.getTime() / 1000 - Number(seconds)) > toleranceSeconds) return false
  const expected = createHmac('sha256', secret).update(`${seconds}.${rawBody}`).digest()
  return timingSafeEqual(expected, Buffer.from(sent, 'hex'))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
