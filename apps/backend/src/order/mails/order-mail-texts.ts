import type { Language } from '@mantel/domain/store'
import { supportedLanguage } from '../../platform/format.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { enUs } from './texts/en-us.ts'
import { it } from './texts/it.ts'

export const orderMailKinds = ['confirmation', 'shipped', 'cancelled', 'refunded'] as const
export type OrderMailKind = (typeof orderMailKinds)[number]

/** {…} is a placeholder: the order's number, the shop's name. */
export type OrderMailTexts = {
  orders: Record<OrderMailKind, { subject: string; heading: string; lead: string }>
  yourOrder: string
  /** The text of the shipping mail if more parcels will follow. */
  partlyShipped: { subject: string; heading: string; lead: string }
  parcel: { contents: string; carrier: string; trackingNumber: string; track: string }
  toOrder: string
  /** The right to cancel by law: in confirmations to consumers only. */
  withdrawal: { heading: string; paragraphs: string[]; formHeading: string; form: string[] }
  sentTo: string
}

const texts: Record<Language, OrderMailTexts> = { en, de, it }

export function orderMailTexts(language: string, locale: string): OrderMailTexts {
  return locale === 'en-US' ? enUs : texts[supportedLanguage(language)]
}
