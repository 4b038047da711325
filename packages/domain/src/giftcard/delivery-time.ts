import { giftCard } from '../constants/index.ts'

const hourMs = 3_600_000
/** Gift cards are delivered in the morning, at this hour of the delivery time zone. */
const deliveryHour = 8

/**
 * When a gift card is sent: at 08:00 of the chosen day in the delivery time zone, in summer and in winter. It is sent at once if no
 * day is chosen or that time has passed. day: YYYY-MM-DD.
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

/** An amount that is returned to a card can be spent for at least this number of days, even if the card would expire earlier. */
const daysAfterReturn = 90

/** The earliest time at which a card may expire after an amount was returned to it. */
export function expiryAfterReturn(returnedAt: Date): Date {
  const [year = 0, month = 1, day = 1] = dayFormat.format(returnedAt).split('-').map(Number)
  return endOfDay(year, month, day + daysAfterReturn)
}

/**
 * The time at which an hour of a day begins in the delivery time zone. The offset of the zone is read at the same hour in UTC: it
 * is already the right one, because the clocks change at 01:00 UTC.
 */
function localTime(day: string, hour: number): Date {
  const asUtc = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
  const local = Number(hourFormat.format(asUtc))
  return new Date(asUtc.getTime() - (local - hour) * hourMs)
}

const zone = { timeZone: giftCard.deliveryTimezone } as const
const hourFormat = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', hourCycle: 'h23' })
/** YYYY-MM-DD. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' })
