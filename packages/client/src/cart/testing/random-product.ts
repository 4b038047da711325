import type { Sellable } from '@mantel/domain/cart'
import { type PriceContext, priceProduct, shownPrice } from '@mantel/domain/pricing'
import type { PriceView } from '../../catalog/views/price-view.ts'
import { stockView } from '../../catalog/views/stock-view.ts'
import type { PriceRules } from '../adding/price-configuration.ts'

/** A small generator with a seed, so that a failure can be repeated. */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  return { int: (max: number) => Math.floor(next() * max), chance: (share: number) => next() < share }
}
type Random = ReturnType<typeof createRandom>

const rates = [0, 5, 19, 20]
const stores = [
  { shown: 'gross', rounding: 'unit-gross', sourceIncludesTax: true },
  { shown: 'net', rounding: 'net-sum', sourceIncludesTax: false },
] as const

export const withoutOptions = {
  categoryIds: [],
  attributes: [],
  variants: [],
  customOptions: [],
  bundleOptions: [],
  associated: [],
  parts: {},
  giftCard: null,
  downloads: [],
}

/** One random product in the server's form and in that of a page. */
export function randomProduct(random: Random) {
  const store = stores[random.int(2)]!
  const rules = {
    prices: { shown: store.shown, rounding: store.rounding },
    i18n: { priceFormat: { fractionDigits: 2 } },
  } as unknown as PriceRules
  const context: PriceContext = {
    rounding: store.rounding,
    fractionDigits: 2,
    rateOf: (taxClassId) => rates[taxClassId] ?? 0,
    sourceIncludesTax: store.sourceIncludesTax,
    finalIncludesTax: true,
    tierGroupId: null,
    now: new Date('2026-11-17T12:00:00Z'),
  }
  const sellable = (id: number): Sellable & { wire: object } => {
    const price = random.int(2_000_000) / 10_000
    const specialPrice = random.chance(0.3) ? Math.max(0.01, price * 0.7) : null
    const wire = {
      qty: random.int(12),
      is_in_stock: !random.chance(0.1),
      manage_stock: !random.chance(0.2),
      backorders: random.chance(0.1) ? 1 : 0,
    }
    return {
      id,
      sku: `S${id}`,
      name: `Part ${id}`,
      isEnabled: true,
      stock: stockView({ stock: wire }).level,
      wire,
      price: {
        typeId: 'simple',
        status: 1,
        tierPrices: [],
        variants: [],
        parts: [],
        prices: {
          price,
          specialPrice,
          finalPrice: null,
          specialFrom: null,
          specialTo: null,
          taxClassId: random.int(4),
        },
      },
    }
  }
  const shown = (one: Sellable): PriceView => {
    const priced = priceProduct(one.price, context)!
    const { net, gross, original } = shownPrice(priced, store.rounding)
    const isGross = store.shown === 'gross'
    const { price, original: list, special } = priced.prices
    return {
      shown: isGross ? gross : net,
      other: isGross ? net : gross,
      from: false,
      rate: priced.unit[0]!.rate,
      before: original && (isGross ? original.gross : original.net),
      exact: { net: price.net, gross: price.gross, list: special && { net: list.net, gross: list.gross } },
    }
  }
  return { random, rules, context, sellable, shown }
}
export type RandomProduct = ReturnType<typeof randomProduct>
