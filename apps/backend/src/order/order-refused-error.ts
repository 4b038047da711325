import { type ErrorCode, fillMessage, type Refusal } from '@mantel/contract'
import type { CartRefusal } from '@mantel/domain/cart'
import type { Language } from '@mantel/domain/store'

/** Thrown to roll back the order's transaction; placeOrder catches it and returns the refusal. */
export class OrderRefusedError extends Error {
  override name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

type Step = Extract<ErrorCode, `order_${'products' | 'billing' | 'shipping' | 'placing' | 'validating'}_failed`>

/** Refusal of one step of placing an order: the step's message, then the reason in the shopper's language. */
export function failedStep(step: Step, reason: string): OrderRefusedError {
  return new OrderRefusedError({ ok: false, code: step, params: { reason } })
}

export function reasonText(refusal: Refusal | CartRefusal, language: Language, about?: string): string {
  const text = fillMessage(refusal.code, language, refusal.params)
  return about ? `${about}: ${text}` : text
}
