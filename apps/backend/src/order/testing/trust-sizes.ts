/** How much the tests of trust try: little in a test run, more from `npm run bench -- trust`, which sets these. */
const given = (name: string, usual: number) => Number(process.env[name] ?? usual)

export const trust = {
  orders: given('MANTEL_TRUST_ORDERS', 200),
  buyers: given('MANTEL_TRUST_BUYERS', 200),
  kills: given('MANTEL_TRUST_KILLS', 20),
}

/** Figures for whoever measures; a test run has its assertions. */
export function tell(text: string): void {
  if (process.env.MANTEL_TRUST_ORDERS) console.log(`  ${text}`)
}

/** Milliseconds, with room for a busy machine. */
export const patienceFor = (count: number, each: number): number => 30_000 + count * each
