import type { Amount } from './tax-prices.ts'

/** Current prices from the commerce platform, in major units. */
export type PlatformFigures = { final: number; regular: number; special: number | null }

export type PlatformPrices = { price: Amount; original: Amount; special: Amount | null }

/** Platform prices replace our own calculation; a special price must be below the regular one. */
export function fromPlatform(gross: PlatformFigures, net: PlatformFigures): PlatformPrices {
  const isSpecial = Boolean(gross.special) && gross.final < gross.regular
  return {
    price: amountOf(net.final, gross.final),
    original: amountOf(net.regular, gross.regular),
    special: isSpecial ? amountOf(net.special ?? 0, gross.special ?? 0) : null,
  }
}

function amountOf(net: number, gross: number): Amount {
  return { net, tax: gross - net, gross }
}
