/** Decimal places of currencies that do not have two. */
const decimalPlaces: Record<string, number> = { JPY: 0 }

/** 1234 minor units as '12.34'. */
export function toDecimal(amount: number, currency: string): string {
  const digits = decimalPlaces[currency] ?? 2
  return (amount / 10 ** digits).toFixed(digits)
}

export function fromDecimal(text: string, currency: string): number {
  return Math.round(Number(text) * 10 ** (decimalPlaces[currency] ?? 2))
}
