import { giftCard } from '../constants/index.ts'

const hourMs = 3_600_000
/** Gift cards are delivered in the morning, at this hour of the delivery time zone. */
const deliveryHour = 8

/**
 * When a gift card is sent: at 08:00 of the chosen day in the delivery time zone, in summer and in winter. At once without a
 * day, and if that time has passed. day: YYYY-MM-DD.
 */
export function deliveryTime(day: string | null, now: Date): Date {
  if (day === null) return now
  const chosen = localTime(day, deliveryHour)
  return chosen > now ? chosen : now
}

/** When a card that was sent at this time expires: at the end of the same day, so many years later, in the delivery time zone. */
export function expiryTime(sentAt: Date, years: number): Date {
  const [year = 0, month = 1, day = 1] = dayFormat.format(sentAt).split('-').map(Number)
  return endOfDay(year + years, month, day)
}

function endOfDay(year: number, month: number, day: number): Date {
  const next = new Date(Date.UTC(year, month - 1, day + 1))
  return localTime(next.toISOString().slice(0, 10), 0)
}

/** Days in which an amount that returns to a card can be spent, even if the card would expire before. */
const daysAfterReturn = 90

/** Until when a card is valid at least when an amount returns to it at this time. */
export function expiryAfterReturn(returnedAt: Date): Date {
  const [year = 0, month = 1, day = 1] = dayFormat.format(returnedAt).split('-').map(Number)
  return endOfDay(year, month, day + daysAfterReturn)
}

/** A full hour of a day in the delivery time zone. Clocks change at 01:00 UTC, so the offset is the same at that hour of UTC. */
function localTime(day: string, hour: number): Date {
  const asUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const local = Number(hourFormat.format(asUtc))
  return new Date(asUtc.getTime() - (local - hour) * hourMs)
}

const zone = { timeZone: giftCard.deliveryTimezone } as const
const hourFormat = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', hourCycle: 'h23' })
/** YYYY-MM-DD. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' })
