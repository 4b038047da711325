import { demoDocuments } from '@mantel/demo'
import type { Seller, StoreView } from '@mantel/domain/store'

/** Demo products do not contain the seller, so its values do not matter. */
const anySeller: Seller = {
  name: '',
  street: [],
  city: '',
  postcode: '',
  country: 'GB',
  email: '',
  telephone: '',
  registration: '',
  vatIds: {},
}

/** Every number that would reveal a trade price: net and gross of each price, special price and tier price. */
export function tradeFigures(view: StoreView, ratePercent: number, now: Date): Set<string> {
  const figures = new Set<string>()
  for (const { type, doc } of demoDocuments(view, anySeller, now)) {
    if (type !== 'product') continue
    for (const amount of amountsOf(doc)) {
      // Skips amounts whose last decimal is 0, because the same number could be a length in centimetres.
      for (const figure of [amount, amount * (1 + ratePercent / 100)].map((one) => one.toFixed(2)))
        if (!figure.endsWith('0')) figures.add(figure)
    }
  }
  return figures
}

/**
 * Returns the numbers in a reply that equal a trade figure, whatever their number of decimals. Ignores the digits in the token of a form,
 * whose parts are separated by dots.
 */
export function extractTradeFigures(text: string, figures: ReadonlySet<string>): string[] {
  const numbers = text.match(/\d+\.\d+(?!\d*\.\w)/g) ?? []
  return [...new Set(numbers)].filter((number) => figures.has(Number(number).toFixed(2)))
}

type Priced = { price?: unknown; special_price?: unknown; tier_prices?: { value: number }[] }

function* amountsOf(doc: object): Generator<number> {
  const { price, special_price, tier_prices = [] } = doc as Priced
  for (const amount of [price, special_price, ...tier_prices.map(({ value }) => value)])
    if (typeof amount === 'number' && amount > 0 && !Number.isInteger(amount)) yield amount
  const { configurable_children = [] } = doc as { configurable_children?: object[] }
  for (const child of configurable_children) yield* amountsOf(child)
}
