import type { Language } from '@mantel/domain/store'
import type { Envelope } from './envelope.ts'
import { type ErrorCode, errorEntry } from './errors.ts'
import { fillMessage, type MessageArgs } from './messages.ts'

/** An expected error that a use case returns instead of throwing. */
export type Refusal<C extends ErrorCode = ErrorCode> = {
  ok: false
  code: C
  params: Record<string, string | number>
  /** Data for programs. Errors of the form 'object' have them in `result`. */
  details?: object
  /** Data for programs that the reply contains in `meta`, beside `result`. */
  meta?: object
  /** Seconds until the request may succeed; becomes the Retry-After header. */
  retryAfter?: number
}

/** Creates a refusal. Values are required exactly if the text of the code has placeholders. */
export function refuse<C extends ErrorCode>(code: C, ...args: MessageArgs<C>): Refusal<C> {
  return { ok: false, code, params: args[0] ?? {} }
}

/** The reply for a refusal: the code for programs, the text in the shopper's language. */
export function refusalEnvelope(refusal: Refusal, language: Language): Envelope {
  const { code, meta } = refusal
  const envelope = { code: errorEntry(code).status, result: refusalResult(refusal, language), error: code }
  return meta ? { ...envelope, meta } : envelope
}

function refusalResult({ code, params, details }: Refusal, language: Language): unknown {
  const { status, form, innerCode } = errorEntry(code)
  if (form === 'null') return null
  const text = fillMessage(code, language, params)
  return form === 'object' ? { errorMessage: text, code: innerCode ?? status, ...details } : text
}
