import type { Translator } from './translator.ts'

type Day = { day: number; month: number; year: number }

/**
 * API dates ('2026-03-12', '2026-03-12 09:30:00') are calendar days of the shop. They are parsed as text, never as an instant,
 * so that no time zone of server or visitor shifts them.
 */
function readDay(date: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date) ?? []
  if (!year || !month || !day || Number(month) < 1 || Number(month) > 12) return null
  return { day: Number(day), month: Number(month), year: Number(year) }
}

/** Formats a date in the store's format: 'DD/MM/YYYY', 'DD.MM.YYYY', 'MM/DD/YYYY'. Returns other text unchanged. */
export function formatDate(date: string, format: string): string {
  const read = readDay(date)
  if (!read) return date
  return format
    .replace('DD', String(read.day).padStart(2, '0'))
    .replace('MM', String(read.month).padStart(2, '0'))
    .replace('YYYY', String(read.year))
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

/** Formats a date as '12 March', with the year as '12 March 2026'. */
export function formatDay(date: string, t: Translator, { year = false } = {}): string {
  const read = readDay(date)
  if (!read) return date
  const parts = { day: String(read.day), month: t(`month.${months[read.month - 1]!}`) }
  return year ? t('date.with_year', { ...parts, year: String(read.year) }) : t('date.day', parts)
}
