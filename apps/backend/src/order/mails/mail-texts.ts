import type { Language } from '@mantel/domain/store'
import { spoken } from '../papers/paper-texts.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { enUs } from './texts/en-us.ts'
import { it } from './texts/it.ts'

/** What a mail about an order tells. */
export type MailKind = 'confirmation' | 'shipped' | 'cancelled' | 'refunded'

/** {…} is filled in: number of the order, name of the shop, name of the buyer. */
export type MailTexts = {
  orders: Record<MailKind, { subject: string; heading: string; lead: string }>
  greeting: string
  yourOrder: string
  toShop: string
  /** Where it stands, and its invoice. */
  toOrder: string
  questions: string
  /** Told with a confirmation, to consumers only: by law they may change their mind. */
  withdrawal: { heading: string; paragraphs: string[]; formHeading: string; form: string[] }
  sentTo: string
  giftCard: {
    subject: string
    heading: string
    lead: string
    code: string
    value: string
    until: string
    howTo: string
    from: string
  }
}

const texts: Record<Language, MailTexts> = { en, de, it }

export function mailTexts(language: string, locale: string): MailTexts {
  return locale === 'en-US' ? enUs : texts[spoken(language)]
}
