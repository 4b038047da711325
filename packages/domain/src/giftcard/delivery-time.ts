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
  const asUtc = new Date(`${day}T${String(deliveryHour).padStart(2, '0')}:00:00Z`)
  // Clocks change at 01:00 UTC, so the offset is the same at 08:00 UTC and at 08:00 local time.
  const local = Number(hourFormat.format(asUtc))
  const chosen = new Date(asUtc.getTime() - (local - deliveryHour) * hourMs)
  return chosen > now ? chosen : now
}

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: giftCard.deliveryTimezone,
  hour: '2-digit',
  hourCycle: 'h23',
})
