import type { TextSet } from '../text-set.ts'
import { companyPages as germanHouse } from './de/company.ts'
import { guidePages as germanGuides } from './de/guides.ts'
import { legalPages as germanLegal } from './de/legal.ts'
import { orderPages as germanOrders } from './de/orders.ts'
import { servicePages as germanServices } from './de/services.ts'
import { companyPages } from './en/company.ts'
import { guidePages } from './en/guides.ts'
import { legalPages } from './en/legal.ts'
import { orderPages } from './en/orders.ts'
import { servicePages } from './en/services.ts'
import { companyPages as italianHouse } from './it/company.ts'
import { guidePages as italianGuides } from './it/guides.ts'
import { legalPages as italianLegal } from './it/legal.ts'
import { orderPages as italianOrders } from './it/orders.ts'
import { servicePages as italianServices } from './it/services.ts'
import type { Page } from './page.ts'
import { infoPages } from './trade/info.ts'
import { tradePages } from './trade/service.ts'

/** Pages that the trade stores show too, without changes. */
const sameForTrade = new Set([
  'privacy',
  'imprint',
  'care-guides',
  'accessibility',
  'size-guide',
  'cookies',
  'custompage',
  'designpage',
])
const english = [...orderPages, ...companyPages, ...guidePages, ...legalPages, ...servicePages]

const pages: Readonly<Record<TextSet, readonly Page[]>> = {
  en: english,
  de: [...germanOrders, ...germanHouse, ...germanGuides, ...germanLegal, ...germanServices],
  it: [...italianOrders, ...italianHouse, ...italianGuides, ...italianLegal, ...italianServices],
  trade: [...tradePages, ...infoPages, ...english.filter(({ key }) => sameForTrade.has(key))],
}

export const pagesOf = (voice: TextSet): readonly Page[] => pages[voice]
