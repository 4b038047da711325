import type { SourcePrices } from './source-prices.ts'
import { type Amount, type TaxStep, taxPrices } from './tax-prices.ts'

/** Source prices that were valid from a time until the next step. */
export type PriceStep = SourcePrices & { since: Date }

const dayMs = 86_400_000
/** Directive 98/6/EC, article 6a: the prior price is the lowest one of at least 30 days before the reduction. */
const priorDays = 30

/**
 * The lowest price in the 30 days before the current price began, which the EU requires beside a reduced price. steps: in
 * order of time. The time before the first step counts as if that step had been valid. If there was no other price, the
 * list price is the prior price.
 */
export function lowestPriorPrice(steps: readonly PriceStep[], tax: Omit<TaxStep, 'now'>, now: Date): Amount | null {
  const [first] = steps
  if (!first) return null
  const pricesAt = (time: number) =>
    taxPrices(steps.findLast(({ since }) => since.getTime() <= time) ?? first, { ...tax, now: new Date(time) })
  const current = pricesAt(now.getTime())
  if (current.special === null) return null
  const changes = steps.flatMap(changesOf).filter((time) => time <= now.getTime())
  const descending = [...new Set(changes)].toSorted((a, b) => b - a)
  const start = descending.find((time) => !isSame(pricesAt(time - 1).price, current.price))
  if (start === undefined) return current.original
  const from = start - priorDays * dayMs
  const times = [from, ...descending.filter((time) => time > from && time < start)]
  const prior = times.map((time) => pricesAt(time).price)
  return prior.reduce((lowest, price) => (price.gross < lowest.gross ? price : lowest))
}

/** Every time at which the price of a step may change. A special price does not apply at its exact start. */
function changesOf({ since, specialFrom, specialTo }: PriceStep): number[] {
  const start = specialFrom && specialFrom.getTime() + 1
  return [since.getTime(), start, specialTo?.getTime()].filter((time) => typeof time === 'number')
}

const isSame = (a: Amount, b: Amount) => a.gross === b.gross && a.net === b.net
