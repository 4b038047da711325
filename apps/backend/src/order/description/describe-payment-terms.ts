import { showDay } from '@mantel/domain/cart'
import { formatMoney } from '@mantel/domain/money'
import {
  amountStillDue,
  britishAccount,
  formatInGroupsOfFour,
  type OrderSnapshot,
  paymentReference,
} from '@mantel/domain/order'
import type { StoreView } from '@mantel/domain/store'
import { fillPlaceholders } from '../../platform/format.ts'
import { orderTexts } from './order-texts.ts'

export type PaymentTermsDescription = { heading: string; text: string; facts: { label: string; value: string }[] }

/**
 * Bank account, amount and due date of an order on invoice; null for other payment methods, and if nothing is left to pay. refunded: the
 * gross amount of all granted requests, minor units.
 */
export function describePaymentTerms(
  { number, snapshot }: { number: string; snapshot: OrderSnapshot },
  { i18n }: Pick<StoreView, 'i18n'>,
  refunded = 0,
): PaymentTermsDescription | null {
  const { payment, totals, currency, language } = snapshot
  const left = amountStillDue(totals, refunded)
  if (!payment.terms || left === 0) return null
  const { dueOn, account } = payment.terms
  const texts = orderTexts(language)
  const due = showDay(dueOn, i18n.dateFormat)
  const amount = formatMoney({ amount: left, currency }, i18n)
  const british = britishAccount(account.iban)
  return {
    heading: texts.transferTitle,
    text: fillPlaceholders(texts.transferText, { amount, date: due }),
    facts: [
      { label: texts.transferDue, value: due },
      { label: texts.transferReference, value: paymentReference(number) },
      { label: texts.transferHolder, value: account.holder },
      { label: texts.transferBank, value: account.bank },
      ...(british
        ? [
            { label: texts.transferSortCode, value: british.sortCode },
            { label: texts.transferAccountNumber, value: british.accountNumber },
          ]
        : []),
      { label: 'IBAN', value: formatInGroupsOfFour(account.iban) },
      { label: 'BIC', value: account.bic },
    ],
  }
}
