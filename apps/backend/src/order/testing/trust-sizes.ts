/** Sizes of the trust tests: small in a test run; `npm run bench -- trust` sets larger ones. */
const sizeOf = (name: string, fallback: number) => Number(process.env[name] ?? fallback)

export const trustSizes = {
  orders: sizeOf('MANTEL_TRUST_ORDERS', 60),
  buyers: sizeOf('MANTEL_TRUST_BUYERS', 60),
  kills: sizeOf('MANTEL_TRUST_KILLS', 3),
  giftCardRounds: sizeOf('MANTEL_TRUST_GIFT_CARD_ROUNDS', 1),
}

/** Prints figures in bench runs only; test runs rely on assertions. */
export function printFigures(text: string): void {
  if (process.env.MANTEL_TRUST_ORDERS) console.log(`  ${text}`)
}

/** Test timeout in milliseconds, generous for a busy machine. */
export const timeoutFor = (count: number, each: number): number => 30_000 + count * each
