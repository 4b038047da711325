import { calendarDay, type StoreView } from '@mantel/domain/store'
import type { Translator } from './translator.ts'

type DateFormat = Pick<StoreView['i18n'], 'dateFormat' | 'timeZone'>

/**
 * Year, month and day. Dates of the API ('2026-03-12') are calendar days of the shop. Those with a time ('2026-03-12 23:30:00', in UTC)
 * count as the day in the shop's time zone. The time zone of server and visitor plays no part.
 */
function readDay(text: string, timeZone: string): string[] | undefined {
  const date = text[10] ? calendarDay(new Date(`${text.slice(0, 19).replace(' ', 'T')}Z`), timeZone) : text
  return /^(\d{4})-(0[1-9]|1[0-2])-(\d\d)/.exec(date)?.slice(1)
}

/** Formats a date in the store's format: 'DD/MM/YYYY', 'DD.MM.YYYY', 'MM/DD/YYYY'. Returns other text unchanged. */
export function formatDate(date: string, { dateFormat, timeZone }: DateFormat): string {
  const [year, month = '', day = ''] = readDay(date, timeZone) ?? []
  return year ? dateFormat.replace('DD', day).replace('MM', month).replace('YYYY', year) : date
}

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Formats a date as '12 March', with the year as '12 March 2026'. */
export function formatDay(date: string, t: Translator, { timeZone }: DateFormat, isLong = false): string {
  const [year, month, day] = readDay(date, timeZone) ?? []
  if (!year) return date
  const parts = { day: String(Number(day)), month: t(`month.${Number(month) as Month}`), year }
  return t(isLong ? 'date.with_year' : 'date.day', parts)
}
