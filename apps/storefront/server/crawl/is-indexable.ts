import type { StoreView } from '@mantel/domain/store'
import { matchRoute } from '../../app/match-route.ts'

/** Their pages say noindex. */
const quietScreens = ['later', 'cart', 'checkout', 'success', 'payment-error', 'search', 'style-guide', 'error']

/** Whether a path of the store leads to a screen that search engines may list: a route's own comes before any document's. */
export function isIndexable({ routes }: Pick<StoreView, 'routes'>, path: string): boolean {
  const { screen, limited, name } = matchRoute(path)
  return !quietScreens.includes(screen) && (!limited || routes.includes(name))
}
