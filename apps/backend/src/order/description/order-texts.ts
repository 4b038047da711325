import type { Language } from '@mantel/domain/store'
import { supportedLanguage } from '../../platform/format.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { it } from './texts/it.ts'

/** Texts that mails and invoices share. {…} is a placeholder. */
export type OrderTexts = {
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
  vatReverseCharge: string
  reverseChargeNote: string
  noVat: string
  giftCard: string
  toPay: string
  paidBy: string
  orderNumber: string
  orderDate: string
  purchaseOrder: string
  billingAddress: string
  deliveryAddress: string
  deliveryMethod: string
  paymentMethod: string
  transferTitle: string
  transferText: string
  transferDue: string
  transferReference: string
  transferHolder: string
  transferBank: string
  transferSortCode: string
  transferAccountNumber: string
}

const texts: Record<Language, OrderTexts> = { en, de, it }

export function orderTexts(language: string): OrderTexts {
  return texts[supportedLanguage(language)]
}
