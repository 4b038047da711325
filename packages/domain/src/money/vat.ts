import { roundHalfUp } from './round.ts'

/** Minor units: net + tax = gross, always. */
export type VatAmount = { net: number; tax: number; gross: number }

/** rate is a percentage: 20 for 20 %. */
export function fromGross(gross: number, rate: number): VatAmount {
  const tax = roundHalfUp((gross * rate) / (100 + rate))
  return { net: gross - tax, tax, gross }
}

export function fromNet(net: number, rate: number): VatAmount {
  const tax = roundHalfUp((net * rate) / 100)
  return { net, tax, gross: net + tax }
}

export function addVat(amounts: VatAmount[]): VatAmount {
  return amounts.reduce(
    (sum, { net, tax, gross }) => ({ net: sum.net + net, tax: sum.tax + tax, gross: sum.gross + gross }),
    {
      net: 0,
      tax: 0,
      gross: 0,
    },
  )
}
