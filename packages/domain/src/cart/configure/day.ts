/** Parses 2026-11-15 (dropping a time after it) or the American 11/15/2026 of gift card forms; null for an invalid date. */
export function parseDay(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/.exec(text)
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : american
      ? [american[3], american[1]?.padStart(2, '0'), american[2]?.padStart(2, '0')]
      : []
  if (!year || !month || !day) return null
  const normalised = `${year}-${month}-${day}`
  const date = new Date(`${normalised}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(normalised) ? normalised : null
}

/** A day (YYYY-MM-DD) in the date format of a store, such as DD.MM.YYYY. */
export function showDay(day: string, dateFormat: string): string {
  const [year = '', month = '', date = ''] = day.split('-')
  return dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', date)
}
