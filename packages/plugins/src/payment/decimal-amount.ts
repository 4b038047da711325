/** Minor units of the shop's currencies: all have two places but this one. */
const places: Record<string, number> = { JPY: 0 }

/** 1234 minor units as '12.34'. */
export function toDecimal(amount: number, currency: string): string {
  const digits = places[currency] ?? 2
  return (amount / 10 ** digits).toFixed(digits)
}

export function fromDecimal(text: string, currency: string): number {
  return Math.round(Number(text) * 10 ** (places[currency] ?? 2))
}
