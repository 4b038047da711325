/**
 * Consumer prices, in pence or cents including tax, end in .00, .50 or .95 in every currency. A price set in pounds
 * keeps its ending in other currencies, so that sums of round prices stay round.
 */
type Ending = 'round' | 'half' | 'charm'

const endingOf = (minor: number): Ending => (minor % 100 === 95 ? 'charm' : minor % 100 === 50 ? 'half' : 'round')

export const isConsumerEnding = (minor: number): boolean => [0, 50, 95].includes(((minor % 100) + 100) % 100)

/** The nearest price with the given ending; round prices from 100 pounds or euros upwards are multiples of five. */
function withEnding(minor: number, ending: Ending): number {
  if (ending === 'charm') return Math.max(95, Math.round((minor - 95) / 100) * 100 + 95)
  if (ending === 'half') return Math.max(50, Math.round((minor - 50) / 100) * 100 + 50)
  const step = minor >= 10000 ? 500 : 100
  return Math.max(100, Math.round(minor / step) * step)
}

export type ConsumerMarket = 'GB' | 'DE' | 'IT'

/** Local price for one pound. The factor includes shipping and the local VAT. */
const perPound: Record<ConsumerMarket, number> = { GB: 1, DE: 1.17, IT: 1.21 }

export function consumerPrice(penceGb: number, market: ConsumerMarket): number {
  if (market === 'GB') return penceGb
  return withEnding(penceGb * perPound[market], endingOf(penceGb))
}

/** A reduced price has the ending of the full price and is always lower. */
export function reducedPrice(minor: number, percentOff: number): number {
  const price = withEnding((minor * (100 - percentOff)) / 100, endingOf(minor))
  return price < minor ? price : minor - 100
}
