/** 12 to 19 digits, alone or in groups, with a valid check digit. */
function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '')
  return /^\d{12,19}$/.test(digits) && hasValidCheckDigit(digits)
}

/** Digits alone or in groups, but not as part of a longer identifier. */
const digitRuns = /(?<![\w-])\d(?:[ -]?\d){11,18}(?![\w-])/g

/** Whether a request body contains a card number at any depth. The shop rejects such requests. */
export function containsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return isCardNumber(String(value))
  if (typeof value === 'string') return [...value.matchAll(digitRuns)].some(([run]) => isCardNumber(run))
  if (typeof value !== 'object' || value === null) return false
  return depth > 8 || Object.values(value).some((inner) => containsCardNumber(inner, depth + 1))
}

/** The Luhn algorithm. */
function hasValidCheckDigit(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
