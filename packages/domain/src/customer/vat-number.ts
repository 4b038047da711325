/**
 * The format of a VAT number after its prefix, by prefix. The prefix is the country code, except for Greece (EL) and Northern
 * Ireland (XI).
 */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?=.*\d)[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
}
/** Numbers of countries whose format is not known here. */
const otherFormat = /^(?=.*\d)[A-Z0-9]{4,20}$/

export type VatNumber = {
  /** 'DE' or 'EL': the first two characters of the number; '' if the country has no known prefix. */
  prefix: string
  /** Upper case, with the prefix, without spaces and punctuation: 'DE123456789'. */
  number: string
}

/**
 * Reads a VAT number as people write it ('de 123.456.789', '123 4567 89'). A number without a prefix is one of the given country.
 * null: the number does not have the format of its country.
 */
export function parseVatNumber(given: string, country: string): VatNumber | null {
  const text = given.toUpperCase().replace(/[\s.,\-/]/g, '')
  const written = text.slice(0, 2)
  if (formats[written]?.test(text.slice(2))) return { prefix: written, number: text }
  const own = vatPrefix(country)
  const format = formats[own]
  if (!format) return otherFormat.test(text) ? { prefix: '', number: text } : null
  return format.test(text) ? { prefix: own, number: `${own}${text}` } : null
}

/** Greece is GR in addresses and EL in VAT numbers. */
const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country)
