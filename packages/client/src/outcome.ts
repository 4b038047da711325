import {
  type EndpointName,
  type Envelope,
  endpointOf,
  envelopeCode,
  isEnvelope,
  type MessageKey,
  shownText,
} from '@mantel/contract'

export type Done<T> = { ok: true; result: T; meta?: object }

/** The server said no. `shown` is what to tell the shopper, null for nothing (the screen that asked knows better). */
export type Refused = {
  ok: false
  reason: 'refused'
  code: number
  result: unknown
  shown: string | null
  /** The engine said no without asking: the key of its text. */
  message?: Extract<MessageKey, 'session_locked'>
}

/** No readable answer. `message` is the key of its text; `cause` what was thrown. */
export type Failed = {
  ok: false
  reason: 'failed'
  message: Extract<MessageKey, 'bad_content_type' | 'wrong_response_format' | 'cart_id_missing' | 'offline'>
  cause?: unknown
}

export type Outcome<T> = Done<T> | Refused | Failed

export const failed = (message: Failed['message'], cause?: unknown): Failed => ({
  ok: false,
  reason: 'failed',
  message,
  ...(cause !== undefined && { cause }),
})

/** The part of a fetch Response that is read. */
export type Reply = { status: number; headers: { get(name: string): string | null }; json(): Promise<unknown> }

/** In an envelope the body decides, never the HTTP status; a bare reply is an answer unless its status says otherwise. */
export async function readOutcome<T>(name: EndpointName, reply: Reply): Promise<Outcome<T>> {
  if (!reply.headers.get('content-type')?.includes('application/json')) return failed('bad_content_type')
  let body: unknown
  try {
    body = await reply.json()
  } catch (cause) {
    return failed('wrong_response_format', cause)
  }
  const bare = endpointOf(name).reply === 'bare'
  if (bare && reply.status < 400) return { ok: true, result: body as T }
  if (!isEnvelope(body)) return failed('wrong_response_format')
  return readEnvelope<T>(body)
}

function readEnvelope<T>(envelope: Envelope): Outcome<T> {
  const code = envelopeCode(envelope)
  const { result, meta } = envelope
  if (code === 200) return { ok: true, result: result as T, ...(meta && { meta }) }
  return { ok: false, reason: 'refused', code, result, shown: shownText(result) }
}
