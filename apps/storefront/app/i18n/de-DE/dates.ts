import type { dates as base } from '../en-GB/dates.ts'
import type { Translation } from '../text.ts'

export const dates: Translation<typeof base> = {
  'date.day': '{day}. {month}',
  'date.with_year': '{day}. {month} {year}',
  'month.1': 'Januar',
  'month.2': 'Februar',
  'month.3': 'März',
  'month.4': 'April',
  'month.5': 'Mai',
  'month.6': 'Juni',
  'month.7': 'Juli',
  'month.8': 'August',
  'month.9': 'September',
  'month.10': 'Oktober',
  'month.11': 'November',
  'month.12': 'Dezember',
}
