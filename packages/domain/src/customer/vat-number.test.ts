import { expect, it } from 'vitest'
import { parseVatNumber } from './vat-number.ts'

it.each([
  ['GB 999 9999 73', 'GB', 'GB999999973'],
  ['999 9999 73', 'GB', 'GB999999973'],
  ['de123.456.789', 'DE', 'DE123456789'],
  ['IT 12345678901', 'SI', 'IT12345678901'],
  ['12345679', 'SI', 'SI12345679'],
  ['123456789', 'GR', 'EL123456789'],
  ['U12345678', 'AT', 'ATU12345678'],
  ['FR XX 123456789', 'FR', 'FRXX123456789'],
  ['NL123456789B01', 'NL', 'NL123456789B01'],
  ['ESB12345678', 'ES', 'ESB12345678'],
])('reads %s of %s as %s', (given, country, number) => {
  expect(parseVatNumber(given, country)).toMatchObject({ number, prefix: number.slice(0, 2) })
})

it.each([
  ['GB 99999997', 'GB'],
  ['DE12345678', 'DE'],
  ['IT1234567890', 'IT'],
  ['', 'GB'],
  ['none', 'GB'],
  ['ES12345678', 'SI'],
  ['U123', 'AT'],
])('refuses %s of %s', (given, country) => {
  expect(parseVatNumber(given, country)).toBeNull()
})

it('accepts letters and digits where the format of the country is not known', () => {
  expect(parseVatNumber('CHE-123.456.789 MWST', 'CH')).toEqual({ prefix: '', number: 'CHE123456789MWST' })
  expect(parseVatNumber('none', 'CH')).toBeNull()
})
