import { type Found, failureNotice, type Loaded, type MovedProduct, type Problem } from '@mantel/client'
import { redirect } from 'react-router'
import type { Shop } from '../store/shop.ts'
import { notFound } from './page.ts'

/**
 * Returns the loaded value or throws: a 404 for a missing document, a redirect for a moved one, without a connection a
 * redirect to the home page with a notification, otherwise an error.
 */
export function unwrapLoaded<T>({ engine }: Pick<Shop, 'engine'>, loaded: Loaded<T> | MovedProduct): T {
  if (loaded.ok) return (loaded as Found<T>).value
  if (loaded.reason === 'moved') throw redirect(loaded.path, 301)
  if (loaded.reason === 'missing') throw notFound()
  if (loaded.reason === 'offline' && engine.runtime === 'browser') {
    engine.notifications.push(failureNotice(loaded).notification)
    throw redirect('/')
  }
  throw new LoadFailure(loaded)
}

/** The back end's reply cannot be used for the page. */
class LoadFailure extends Error {
  constructor({ message, outcome }: Problem) {
    super(`loading the page's data failed: ${message}`, {
      cause: outcome?.reason === 'failed' ? outcome.cause : outcome?.result,
    })
    this.name = 'LoadFailure'
  }
}
