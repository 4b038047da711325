/** The day of an instant on the clocks of a time zone, as 2026-11-19. The Swedish format is that of ISO 8601. */
export const calendarDay = (at: Date, timeZone: string): string => at.toLocaleDateString('sv-SE', { timeZone })

/** The day (YYYY-MM-DD) so many days later. */
export function addDays(day: string, count: number): string {
  const later = new Date(day)
  later.setUTCDate(later.getUTCDate() + count)
  return later.toISOString().slice(0, 10)
}
