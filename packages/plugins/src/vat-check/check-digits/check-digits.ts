import type { VatCheckPlugin, VatVerdict } from '../vat-check.ts'

/** For each country whose rule is published, a function that checks the check digits of the number after the prefix. */
const rules: Readonly<Record<string, (number: string) => boolean>> = {
  GB: isBritish,
  XI: isBritish,
  DE: isGerman,
  IT: isItalian,
  SI: isSlovenian,
}

/** Finds mistyped numbers without another service. It cannot tell whether a company uses the number. */
export const checkDigits: VatCheckPlugin = {
  code: 'check-digits',
  acceptsUnknown: true,
  create:
    () =>
    async ({ prefix, number }): Promise<VatVerdict> => {
      const rule = rules[prefix]
      if (!rule) return 'unknown'
      return rule(number.slice(prefix.length)) ? 'valid' : 'invalid'
    },
}

/**
 * The weighted sum plus the last two digits must be a multiple of 97. For numbers issued since 2010, this holds after adding
 * 55.
 */
function isBritish(number: string): boolean {
  // Numbers of government departments and health authorities have no check digits.
  if (/^(GD|HA)/.test(number)) return true
  const sum = weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) + Number(number.slice(7, 9))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/** ISO 7064, MOD 11,10. */
function isGerman(number: string): boolean {
  let product = 10
  for (const digit of digitsOf(number).slice(0, 8)) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === Number(number[8])
}

/** Luhn. */
function isItalian(number: string): boolean {
  const sum = digitsOf(number).reduce((total, digit, at) => {
    const weighted = at % 2 === 0 ? digit : digit * 2
    return total + (weighted > 9 ? weighted - 9 : weighted)
  }, 0)
  return sum % 10 === 0
}

function isSlovenian(number: string): boolean {
  const check = 11 - (weightedSum(number, [8, 7, 6, 5, 4, 3, 2]) % 11)
  return check !== 11 && check % 10 === Number(number[7])
}

const digitsOf = (number: string) => Array.from(number, Number)
const weightedSum = (number: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0)
