/** 12 to 19 digits, alone or in groups, whose check digit is right. */
export function isCardNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '')
  return /^\d{12,19}$/.test(digits) && luhn(digits)
}

/** Digits alone or in groups, not as a part of something longer: identifiers are full of digits. */
const digitRuns = /(?<![\w-])\d(?:[ -]?\d){11,18}(?![\w-])/g

/** Whether such a number stands anywhere in what somebody sent. The shop takes none of that in. */
export function holdsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return isCardNumber(String(value))
  if (typeof value === 'string') return [...value.matchAll(digitRuns)].some(([run]) => isCardNumber(run))
  if (typeof value !== 'object' || value === null) return false
  return depth > 8 || Object.values(value).some((inner) => holdsCardNumber(inner, depth + 1))
}

function luhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    const digit = Number(digits[digits.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
