import { type Loaded, logProblem, okAction } from '@mantel/client'
import { notFound } from '../page/page.ts'
import { unwrapLoaded } from '../page/unwrap-loaded.ts'
import type { Shop } from '../store/shop.ts'

/**
 * Returns the loaded post or category. A missing one is a 404 on the server and in the browser, where the shopper also gets a
 * notice with the reason.
 */
export function unwrapEntry<T>(shop: Shop, loaded: Loaded<T>): T {
  if (loaded.ok || loaded.reason !== 'missing') return unwrapLoaded(shop, loaded)
  const { engine } = shop
  logProblem(engine.log, loaded)
  if (engine.runtime === 'browser')
    engine.notifications.push({ type: 'error', message: { key: loaded.message }, action1: okAction })
  throw notFound()
}
