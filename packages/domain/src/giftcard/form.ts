import { giftCard } from '../constants/index.ts'

/** The gift card form of the specification. value: minor units; null: none entered. deliveryDate: YYYY-MM-DD or ''. */
export type GiftCardEntries = {
  value: number | null
  senderName: string
  recipientName: string
  recipientEmail: string
  message: string
  image: string
  sendNow: boolean
  deliveryDate: string
}

/** Minor units. needsRecipient: false for a card that the buyer hands over in person. */
export type GiftCardLimits = {
  amounts: readonly number[]
  open: { from: number; to: number } | null
  needsRecipient: boolean
}

export type GiftCardProblem =
  | 'required'
  | 'name_required'
  | 'name_2'
  | 'email_required'
  | 'email'
  | 'greater_than_0'
  | 'gift_card_amount'
  | 'gift_card_date'

export type GiftCardProblems = Partial<
  Record<'value' | 'senderName' | 'recipientName' | 'recipientEmail' | 'deliveryDate', GiftCardProblem>
>

/** The fields that keep the card from being bought. The server applies the same rules in chooseGiftCard. today: in the delivery time zone. */
export function giftCardProblems(entries: GiftCardEntries, limits: GiftCardLimits, today: string): GiftCardProblems {
  const { senderName, recipientName, recipientEmail, sendNow, deliveryDate } = entries
  const found = {
    value: valueProblem(entries.value, limits),
    senderName: limits.needsRecipient ? nameProblem(senderName) : null,
    recipientName: limits.needsRecipient ? nameProblem(recipientName) : null,
    recipientEmail: limits.needsRecipient ? emailProblem(recipientEmail) : null,
    deliveryDate: sendNow ? null : deliveryDate === '' ? 'required' : deliveryDate < today ? 'gift_card_date' : null,
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

function valueProblem(value: number | null, { amounts, open }: GiftCardLimits): GiftCardProblem | null {
  if (value === null || Number.isNaN(value)) return 'required'
  if (value <= 0) return 'greater_than_0'
  const isOffered = amounts.includes(value) || (open !== null && value >= open.from && value <= open.to)
  return isOffered ? null : 'gift_card_amount'
}

function nameProblem(name: string): GiftCardProblem | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'name_required'
  return trimmed.length >= 2 && /\p{L}/u.test(trimmed) ? null : 'name_2'
}

function emailProblem(email: string): GiftCardProblem | null {
  const trimmed = email.trim()
  if (trimmed === '') return 'email_required'
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? null : 'email'
}

/** YYYY-MM-DD in the time zone of gift card delivery. */
export function deliveryDay(now: Date): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: giftCard.deliveryTimezone }).format(now)
}

/** A day in the format of the wire, MM/DD/YYYY. */
export function toWireDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return giftCard.dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', date)
}

/** Reads a day of the wire back; '' if it is not one. */
export function fromWireDay(text: string): string {
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  return year ? `${year}-${month}-${date}` : ''
}
