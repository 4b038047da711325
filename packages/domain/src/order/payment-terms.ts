import { addDays, type BankAccount } from '../store/index.ts'
import type { OrderState } from './state.ts'

/** Terms of an order that is paid later, by bank transfer; frozen with the order. */
export type PaymentTerms = {
  /** 'YYYY-MM-DD'; the payment is late from the next day on. */
  dueOn: string
  account: BankAccount
}

const dayMs = 24 * 60 * 60_000

/** The given number of days after the day of the order (YYYY-MM-DD). */
export const dueDate = (placedOn: string, netDays: number): string => addDays(placedOn, netDays)

/** Whole days after the due date; 0: not overdue. */
export function daysOverdue(dueOn: string, now: Date): number {
  const today = Date.parse(now.toISOString().slice(0, 10))
  return Math.max(0, Math.round((today - Date.parse(dueOn)) / dayMs))
}

/**
 * The creditor reference (ISO 11649) of an order: 'RF', two check digits and the order number. Banks reject most typing
 * errors in it, and it fits into the 18 characters that British banks transmit.
 */
export function paymentReference(orderNumber: string): string {
  const check = 98 - mod97(`${orderNumber}RF00`)
  return `RF${String(check).padStart(2, '0')}${orderNumber}`
}

/** Sort code and account number of a British IBAN, because British bank forms ask for them; null for other countries. */
export function britishAccount(iban: string): { sortCode: string; accountNumber: string } | null {
  const [, a, b, c, accountNumber = ''] = /^GB\d{2}[A-Z]{4}(\d{2})(\d{2})(\d{2})(\d{8})$/.exec(iban) ?? []
  return a ? { sortCode: `${a}-${b}-${c}`, accountNumber } : null
}

/** 'GB33 BUKB 2020 1555 5555 55', as IBANs and references are printed. */
export function formatInGroupsOfFour(text: string): string {
  return text.replace(/.{4}(?=.)/g, '$& ')
}

/** Verifies the check digits (ISO 13616). */
export function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && mod97(text.slice(4) + text.slice(0, 4)) === 1
}

/** Letters count from A = 10 (ISO 7064). */
function mod97(text: string): number {
  return [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36)
    return (rest * (value > 9 ? 100 : 10) + value) % 97
  }, 0)
}

/** Needs all past states: an order may be shipped before it is paid, so the current state is not enough. */
export function isPaymentOutstanding(states: readonly OrderState[]): boolean {
  const last = states.at(-1)
  return last !== 'cancelled' && last !== 'refunded' && !states.includes('paid')
}
