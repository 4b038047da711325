import type { Language, StoreView } from '@mantel/domain/store'
import type { ConsumerMarket } from './prices/consumer-price.ts'

/** The store settings that the generator uses. */
export type DemoView = {
  code: string
  storeId: number
  language: Language
  currency: string
  rootCategoryId: number
  /** null for a trade store. */
  market: ConsumerMarket | null
  /** Customer groups with price lists; none in a consumer store. */
  priceLists: readonly { groupId: number; code: string }[]
  /** All dates are relative to this time. */
  now: Date
}

const markets: Record<string, ConsumerMarket> = { GB: 'GB', DE: 'DE', IT: 'IT' }

/** The customer groups with demo price lists, as defined in stores/websites. */
export const tradePriceLists = [
  { groupId: 10, code: 'trade' },
  { groupId: 11, code: 'trade_gold' },
  { groupId: 12, code: 'trade_gallery' },
] as const

export function demoView(view: StoreView, now: Date): DemoView {
  const trade = view.prices.needGroupToken
  return {
    code: view.code,
    storeId: view.storeId,
    language: view.language,
    currency: view.i18n.currencyCode,
    rootCategoryId: view.catalog.rootCategoryId,
    market: trade ? null : (markets[view.tax.defaultCountry] ?? (view.i18n.currencyCode === 'GBP' ? 'GB' : 'DE')),
    priceLists: trade ? tradePriceLists : [],
    now,
  }
}

const dayMs = 86_400_000

/** 'YYYY-MM-DD HH:mm:ss' in UTC, the given number of days from now (negative: before). */
export function formatTimestamp(now: Date, days: number, minutes = 0): string {
  return new Date(now.getTime() + days * dayMs + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}
