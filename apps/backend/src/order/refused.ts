import { type ErrorCode, fillMessage, type Refusal } from '@mantel/contract'
import type { CartRefusal } from '@mantel/domain/cart'
import type { Language } from '@mantel/domain/store'

/** Ends a transaction that must leave nothing behind; whoever began it answers with the refusal. */
export class Refused extends Error {
  override name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

type Step = Extract<ErrorCode, `order_${'products' | 'billing' | 'shipping' | 'placing' | 'validating'}_failed`>

/** A refusal of a step of placing an order: its name first, then why, in the shopper's language. */
export function failedStep(step: Step, reason: string): Refused {
  return new Refused({ ok: false, code: step, params: { reason } })
}

export function reasonText(refusal: Refusal | CartRefusal, language: Language, about?: string): string {
  const text = fillMessage(refusal.code, language, refusal.params)
  return about ? `${about}: ${text}` : text
}
