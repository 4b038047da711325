import type { Language } from '@mantel/domain/store'
import type { Envelope } from './envelope.ts'
import { type ErrorCode, errorEntry } from './errors.ts'
import { fillMessage, type MessageArgs } from './messages.ts'

/** An expected refusal, as use cases return it. */
export type Refusal<C extends ErrorCode = ErrorCode> = {
  ok: false
  code: C
  params: Record<string, string | number>
  /** What a program needs to know beyond the text; travels in the object form. */
  details?: object
}

/** Values are demanded exactly where the code's text has placeholders. */
export function refuse<C extends ErrorCode>(code: C, ...args: MessageArgs<C>): Refusal<C> {
  return { ok: false, code, params: args[0] ?? {} }
}

/** A refusal as it travels, in the shopper's language. */
export function refusalEnvelope(refusal: Refusal, language: Language): Envelope {
  const { status, form, innerCode } = errorEntry(refusal.code)
  if (form === 'null') return { code: status, result: null }
  const text = fillMessage(refusal.code, language, refusal.params)
  if (form !== 'object') return { code: status, result: text }
  return { code: status, result: { errorMessage: text, code: innerCode ?? status, ...refusal.details } }
}
