import { giftCard } from '@mantel/domain/constants'
import { formatMoney } from '@mantel/domain/money'
import type { StoreView, Website } from '@mantel/domain/store'
import { cleanLine, cleanText, withoutLinks } from '@mantel/domain/text'
import { commonTexts } from '../mail/index.ts'
import { fillPlaceholders, formatDay } from '../platform/format.ts'
import { giftCardTexts } from './mails/gift-card-texts.ts'

/** amount: minor units of the store's currency; null: not shown. expiresAt: null if the card doesn't expire. */
export type GiftCardFields = {
  sender: string
  recipient: string
  message: string
  amount: number | null
  expiresAt: Date | null
}

/** The texts of a card, which its mail, its preview and its PDF share. Escape them before they become HTML. */
export function describeCard(
  { amount, message, expiresAt, ...names }: GiftCardFields,
  { view, website }: { view: StoreView; website: Website },
) {
  // The recipient may be a stranger: texts of the buyer must not carry links.
  const sender = withoutLinks(cleanLine(names.sender))
  const recipient = withoutLinks(cleanLine(names.recipient))
  const { language, i18n } = view
  const texts = giftCardTexts[language]
  const fillIn = (text: string) => fillPlaceholders(text, { sender, shop: website.name, name: recipient })
  return {
    subject: fillIn(texts.subject),
    heading: texts.heading,
    greeting: fillIn(commonTexts(language).greeting),
    lead: fillIn(texts.lead),
    from: fillIn(texts.from),
    note: withoutLinks(cleanText(message)).trim(),
    value: amount === null ? null : formatMoney({ amount, currency: i18n.currencyCode }, i18n),
    validFor: fillIn(texts.validFor),
    validUntil: expiresAt && fillPlaceholders(texts.validUntil, { date: lastDay(expiresAt, i18n.dateFormat) }),
    texts,
  }
}

/** The last day on which a card can be used: it expires at midnight in the time zone of all gift cards. */
export function lastDay(expiresAt: Date, dateFormat: string): string {
  return formatDay(new Date(expiresAt.getTime() - 1), { dateFormat, timeZone: giftCard.deliveryTimezone })
}
