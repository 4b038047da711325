import type { Language } from '@mantel/domain/store'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { it } from './texts/it.ts'

/** Words that mails and invoices have in common. {…} is filled in. */
export type PaperTexts = {
  item: string
  quantity: string
  unitPrice: string
  amount: string
  article: string
  subtotal: string
  discount: string
  discountWith: string
  delivery: string
  total: string
  totalNet: string
  vat: string
  vatIncluded: string
  noVat: string
  giftCard: string
  toPay: string
  paidBy: string
  orderNumber: string
  orderDate: string
  billingAddress: string
  deliveryAddress: string
  deliveryMethod: string
  paymentMethod: string
  vatId: string
}

const texts: Record<Language, PaperTexts> = { en, de, it }

/** The order's language, which may be one that the shop no longer speaks. */
export function paperTexts(language: string): PaperTexts {
  return texts[spoken(language)]
}

export function spoken(language: string): Language {
  return Object.hasOwn(texts, language) ? (language as Language) : 'en'
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
