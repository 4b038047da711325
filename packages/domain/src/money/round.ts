/**
 * Rounds half away from zero, so that a refund equals its charge.
 *
 * Binary arithmetic leaves small errors: 1.005 × 100 is 100.49999999999999. Fourteen significant digits are few enough to remove
 * these errors and enough for every amount that follows from a price with four decimal places and a tax rate.
 */
export function roundHalfUp(value: number): number {
  const size = Math.abs(value)
  const isNearHalf = Math.abs(size - Math.floor(size) - 0.5) < 1e-3
  const rounded = Math.floor((isNearHalf ? Number(size.toPrecision(14)) : size) + 0.5)
  return value < 0 && rounded !== 0 ? -rounded : rounded
}

/** Converts major units to minor units (pounds to pennies). Amounts are rounded only here. */
export function toMinorUnits(amount: number, fractionDigits = 2): number {
  if (!Number.isFinite(amount)) throw new RangeError(`Not an amount of money: ${amount}`)
  return roundHalfUp(amount * 10 ** fractionDigits)
}

/** Converts minor units to the major units used on the wire. */
export function toMajorUnits(minorUnits: number, fractionDigits = 2): number {
  return minorUnits / 10 ** fractionDigits
}
