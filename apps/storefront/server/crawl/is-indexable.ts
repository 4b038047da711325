import type { StoreView } from '@mantel/domain/store'
import { matchRoute } from '../../app/match-route.ts'

/** Screens whose pages have a noindex tag. Account pages, with the page type my-account, have it too. */
const noindexScreens = [
  'compare',
  'wishlist',
  'cart',
  'checkout',
  'success',
  'order-tracking',
  'payment-error',
  'search',
  'blog-search',
  'style-guide',
  'error',
  'confirm-email',
  'newsletter',
  'trade-account',
]

/** Whether search engines may list this path of the store. A fixed route takes precedence over a document with the same path. */
export function isIndexable({ routes }: Pick<StoreView, 'routes'>, path: string): boolean {
  const { screen, page, limited, name } = matchRoute(path)
  return !noindexScreens.includes(screen) && page !== 'my-account' && (!limited || routes.includes(name))
}
