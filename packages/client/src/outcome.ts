import {
  type Endpoint,
  type Envelope,
  type ErrorCode,
  envelopeCode,
  errorTextOf,
  isEnvelope,
  type MessageKey,
} from '@mantel/contract'
import { network } from '@mantel/domain/constants'

export type SuccessOutcome<T> = { ok: true; result: T; meta?: object }

/** The server refused. `shown` is the text for the shopper; null if the calling screen shows its own. */
export type RefusedOutcome = {
  ok: false
  reason: 'refused'
  code: number
  result: unknown
  shown: string | null
  /** The code of the error catalogue; null from servers that send none. */
  error: ErrorCode | null
  /** Machine-readable data beside the result. */
  meta?: object
  /** Milliseconds after which the server accepts the call again, if it named a time. */
  retryAfterMs?: number
  /** The engine refused without a call to the server: the key of its text. */
  message?: Extract<MessageKey, 'session_locked'>
}

/** No readable reply. `message` is the key of its text; `cause` the thrown error. */
export type FailedOutcome = {
  ok: false
  reason: 'failed'
  message: Extract<MessageKey, 'bad_content_type' | 'wrong_response_format' | 'cart_id_missing' | 'offline'>
  cause?: unknown
}

export type Outcome<T> = SuccessOutcome<T> | RefusedOutcome | FailedOutcome

export const failedOutcome = (message: FailedOutcome['message'], cause?: unknown): FailedOutcome => ({
  ok: false,
  reason: 'failed',
  message,
  cause,
})

/** The part of a fetch Response that is used. */
export type Reply = { status: number; headers: { get(name: string): string | null }; json(): Promise<unknown> }

/**
 * In an envelope, the code in the body decides, never the HTTP status. A reply without an envelope is a result if its
 * status is accepted.
 */
export async function readOutcome<T>(endpoint: Endpoint, reply: Reply): Promise<Outcome<T>> {
  if (!reply.headers.get('content-type')?.includes('application/json')) return failedOutcome('bad_content_type')
  let body: unknown
  try {
    body = await reply.json()
  } catch (cause) {
    return failedOutcome('wrong_response_format', cause)
  }
  if (endpoint.reply === 'bare' && isAccepted(reply)) return { ok: true, result: body as T }
  if (!isEnvelope(body)) return failedOutcome('wrong_response_format')
  return readEnvelope<T>(body, retryAfterMs(reply))
}

const isAccepted = ({ status }: Reply) => status >= network.acceptedStatus.from && status < network.acceptedStatus.below

/** Reads the header as a number of seconds; the shop's servers never send it as a date. */
function retryAfterMs({ headers }: Reply): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : undefined
}

function readEnvelope<T>(envelope: Envelope, retryAfter: number | undefined): Outcome<T> {
  const code = envelopeCode(envelope)
  const { result, meta } = envelope
  if (code === 200) return { ok: true, result: result as T, meta }
  const error = envelope.error ?? null
  const errorText = errorTextOf(result)
  return { ok: false, reason: 'refused', code, result, shown: errorText, error, meta, retryAfterMs: retryAfter }
}

/** Whether the server refused for one of these reasons. `fallback` applies to servers that send no error code. */
export function isRefusedFor(
  { error }: { error?: ErrorCode | null },
  codes: readonly ErrorCode[],
  fallback: boolean,
): boolean {
  return error ? codes.includes(error) : fallback
}

/** The text of a refusal, even if only the calling screen shows it; '' if the server sent none. */
export function refusalText({ shown, result }: { shown?: string | null; result: unknown }): string {
  if (shown) return shown
  if (typeof result === 'string') return result
  const { errorMessage } = (result ?? {}) as { errorMessage?: unknown }
  return typeof errorMessage === 'string' ? errorMessage : ''
}

/** The server refused the token. */
export function isUnauthorised(outcome: Outcome<unknown>): outcome is RefusedOutcome {
  return !outcome.ok && outcome.reason === 'refused' && outcome.code === 401
}
