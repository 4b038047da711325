import type { ResultOf } from '@mantel/contract'
import { formatMoney, toMajorUnits } from '@mantel/domain/money'
import type { Language } from '@mantel/domain/store'
import type { Ctx } from '../platform/context.ts'
import { fillPlaceholders, formatDay } from '../platform/format.ts'
import { wireTime } from '../platform/wire-time.ts'
import { type ClaimRow, readClaims } from './claim.repository.ts'
import { lastDay } from './describe-card.ts'

type ClaimTexts = { balance: string; used: string; saved: string; expires: string; expired: string }

const texts: Record<Language, ClaimTexts> = {
  en: {
    balance: 'Balance: {amount}.',
    used: 'Used for order {numbers}.',
    saved: 'Saved on {date}.',
    expires: 'Valid until {date}.',
    expired: 'Expired on {date}.',
  },
  de: {
    balance: 'Guthaben: {amount}.',
    used: 'Eingelöst für Bestellung {numbers}.',
    saved: 'Gespeichert am {date}.',
    expires: 'Gültig bis {date}.',
    expired: 'Abgelaufen am {date}.',
  },
  it: {
    balance: 'Saldo: {amount}.',
    used: "Usata per l'ordine {numbers}.",
    saved: 'Salvata il {date}.',
    expires: 'Valida fino al {date}.',
    expired: 'Scaduta il {date}.',
  },
}

/** The cards that a customer has redeemed or saved, newest first. Only the last characters of a code are known. */
export async function listClaims(
  { db, view, now }: Pick<Ctx, 'db' | 'view' | 'now'>,
  customerId: number,
): Promise<ResultOf<'giftCardClaims'>> {
  const { language, i18n } = view
  const { fractionDigits } = i18n.priceFormat
  const words = texts[language]
  const day = (at: Date) => formatDay(at, i18n)
  /** A website may have store views of several currencies; the price format of the store view fits its own currency only. */
  const amountText = (amount: number, currency: string) =>
    currency === i18n.currencyCode
      ? formatMoney({ amount, currency }, i18n)
      : new Intl.NumberFormat(i18n.defaultLocale, { style: 'currency', currency }).format(
          toMajorUnits(amount, fractionDigits),
        )
  const describe = ({ balance, currency, orders, savedAt, expiresAt }: ClaimRow) =>
    [
      fillPlaceholders(words.balance, { amount: amountText(balance, currency) }),
      orders.length > 0 && fillPlaceholders(words.used, { numbers: orders.join(', ') }),
      savedAt && fillPlaceholders(words.saved, { date: day(savedAt) }),
      expiresAt &&
        fillPlaceholders(expiresAt <= now() ? words.expired : words.expires, {
          date: lastDay(expiresAt, i18n.dateFormat),
        }),
    ]
      .filter(Boolean)
      .join(' ')
  const isUsable = ({ balance, currency, expiresAt }: ClaimRow) =>
    Number(balance) > 0 && currency === i18n.currencyCode && !(expiresAt && expiresAt <= now())
  const rows = await readClaims(db, customerId, view.website)
  return rows.map((row) => ({
    id: Number(row.id),
    code: row.hint,
    created_at: wireTime(row.createdAt),
    value: toMajorUnits(Number(row.issued), fractionDigits),
    balance: toMajorUnits(Number(row.balance), fractionDigits),
    currency_code: row.currency,
    description: describe({ ...row, balance: Number(row.balance) }),
    saved: row.savedAt !== null,
    usable: row.savedAt !== null && isUsable(row),
  }))
}
