export type CardDetails = { cardholderName: string; cardNumber: string; expiryDate: string; securityCode: string }
export type CardField = keyof CardDetails

/** Returns the invalid fields. expiryDate is MMYY; a card is valid until the end of its month. */
export function checkCard(card: CardDetails, now: Date): CardField[] {
  const wrongFields: CardField[] = []
  if (card.cardholderName.trim().length < 2) wrongFields.push('cardholderName')
  if (!/^\d{12,19}$/.test(card.cardNumber) || !hasValidCheckDigit(card.cardNumber)) wrongFields.push('cardNumber')
  if (!isInTime(card.expiryDate, now)) wrongFields.push('expiryDate')
  if (!/^\d{3,4}$/.test(card.securityCode)) wrongFields.push('securityCode')
  return wrongFields
}

function hasValidCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const doubled = Number(character) * (place % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function isInTime(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(expiry) ?? []
  if (!month || !year) return false
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return now.getTime() < end && end < Date.UTC(now.getUTCFullYear() + 21, 0)
}

export function cardTypeOf(number: string): string {
  if (/^4/.test(number)) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'MasterCard'
  if (/^3[47]/.test(number)) return 'AmericanExpress'
  return 'Debit'
}
