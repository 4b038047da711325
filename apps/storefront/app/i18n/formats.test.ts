import { expect, it } from 'vitest'
import { loadDictionary } from './dictionaries.ts'
import { createTexts } from './texts.ts'

async function textsOf(defaultLocale: string, dateFormat: string, [decimal, group, sign]: string, timeZone = 'UTC') {
  return createTexts(await loadDictionary(defaultLocale), {
    defaultLocale,
    dateFormat,
    timeZone,
    currencyCode: 'EUR',
    currencySign: sign!,
    priceFormat: { pattern: '{sign}{amount}', decimal: decimal!, group: group!, fractionDigits: 2 },
  })
}

it.each([
  ['en-GB', 'DD/MM/YYYY', '.,£', '£1,234.50', '1,234.5', '12/03/2026', '12 March', '12 March 2026'],
  ['en-US', 'MM/DD/YYYY', '.,€', '€1,234.50', '1,234.5', '03/12/2026', 'March 12', 'March 12, 2026'],
  ['de-DE', 'DD.MM.YYYY', ',.€', '€1.234,50', '1.234,5', '12.03.2026', '12. März', '12. März 2026'],
  ['it-IT', 'DD/MM/YYYY', ',.€', '€1.234,50', '1.234,5', '12/03/2026', '12 marzo', '12 marzo 2026'],
])('formats prices, numbers and dates for %s', async (locale, dateFormat, marks, price, number, date, day, longDay) => {
  const { formats } = await textsOf(locale, dateFormat, marks)
  expect(formats.price(123_450)).toBe(price)
  expect(formats.number(1234.5)).toBe(number)
  expect(formats.date('2026-03-12')).toBe(date)
  expect(formats.day('2026-03-12 23:59:59')).toBe(day)
  expect(formats.longDay('2026-03-12T00:00:00.000Z')).toBe(longDay)
})

it.each([
  ['Europe/Berlin', '2026-11-18 23:30:00', '19.11.2026'],
  ['Europe/London', '2026-11-18 23:30:00', '18.11.2026'],
  ['Europe/London', '2026-07-14T23:30:00.000Z', '15.07.2026'],
  ['America/New_York', '2026-11-19', '19.11.2026'],
])('in the time zone %s formats %s as %s', async (timeZone, text, shown) => {
  const { formats } = await textsOf('de-DE', 'DD.MM.YYYY', ',.€', timeZone)
  expect(formats.date(text)).toBe(shown)
})

it('returns text that is not a date unchanged', async () => {
  const { formats } = await textsOf('en-GB', 'DD/MM/YYYY', '.,£')
  for (const text of ['', 'soon', '2026-13-01', '2026-13-01 10:00:00']) {
    expect(formats.date(text)).toBe(text)
    expect(formats.day(text)).toBe(text)
  }
  expect(formats.number(-1234567)).toBe('-1,234,567')
})
