import type { dates as base } from '../en-GB/dates.ts'
import type { Translation } from '../text.ts'

export const dates: Translation<typeof base> = {
  'date.day': '{day} {month}',
  'date.with_year': '{day} {month} {year}',
  'month.1': 'gennaio',
  'month.2': 'febbraio',
  'month.3': 'marzo',
  'month.4': 'aprile',
  'month.5': 'maggio',
  'month.6': 'giugno',
  'month.7': 'luglio',
  'month.8': 'agosto',
  'month.9': 'settembre',
  'month.10': 'ottobre',
  'month.11': 'novembre',
  'month.12': 'dicembre',
}
