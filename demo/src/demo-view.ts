import type { Language, StoreView, Website } from '@mantel/domain/store'
import type { ConsumerMarket } from './prices/consumer-price.ts'

/** What the generator knows about the store it writes for. */
export type DemoView = {
  code: string
  storeId: number
  websiteId: number
  language: Language
  currency: string
  rootCategoryId: number
  /** null: a trade store. */
  market: ConsumerMarket | null
  /** Groups with a price list of their own; none in a consumer store. */
  priceLists: readonly { groupId: number; code: string }[]
  /** Everything dated is placed around this moment. */
  now: Date
}

/** The part of a store view and its website that the demo looks at. */
export type StoreSeen = {
  view: Pick<StoreView, 'code' | 'storeId' | 'language'> & {
    i18n: Pick<StoreView['i18n'], 'currencyCode'>
    tax: Pick<StoreView['tax'], 'defaultCountry'>
    catalog: Pick<StoreView['catalog'], 'rootCategoryId'>
  }
  website: Pick<Website, 'id' | 'theme' | 'customerGroups'>
}

const markets: Record<string, ConsumerMarket> = { GB: 'GB', DE: 'DE', IT: 'IT' }

export function demoView({ view, website }: StoreSeen, now: Date): DemoView {
  const trade = website.theme === 'trade'
  return {
    code: view.code,
    storeId: view.storeId,
    websiteId: website.id,
    language: view.language,
    currency: view.i18n.currencyCode,
    rootCategoryId: view.catalog.rootCategoryId,
    market: trade ? null : (markets[view.tax.defaultCountry] ?? (view.i18n.currencyCode === 'GBP' ? 'GB' : 'DE')),
    priceLists: trade
      ? website.customerGroups.filter(({ id }) => id > 0).map(({ id, code }) => ({ groupId: id, code }))
      : [],
    now,
  }
}

const dayMs = 86_400_000

/** 'YYYY-MM-DD HH:mm:ss' in UTC, so many days from now (before it when negative). */
export function stamp(now: Date, days: number, minutes = 0): string {
  return new Date(now.getTime() + days * dayMs + minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}
