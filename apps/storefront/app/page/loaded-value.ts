import { type Found, failureNotice, type Loaded, type Moved, type Problem } from '@mantel/client'
import { redirect } from 'react-router'
import type { Shop } from '../place/shop.ts'
import { missing } from './page.ts'

/**
 * What was loaded, or the way out: the page for missing things, the page that it has moved to, home with a word of why
 * when there is no connection, the page for errors.
 */
export function loadedValue<T>({ engine }: Pick<Shop, 'engine'>, loaded: Loaded<T> | Moved): T {
  if (loaded.ok) return (loaded as Found<T>).value
  if (loaded.reason === 'moved') throw redirect(loaded.path, 301)
  if (loaded.reason === 'missing') throw missing()
  if (loaded.reason === 'offline' && engine.place === 'browser') {
    engine.notifications.push(failureNotice(loaded).notification)
    throw redirect('/')
  }
  throw new LoadFailure(loaded)
}

/** The back end gave no answer that a page could be made of. */
class LoadFailure extends Error {
  constructor({ message, outcome }: Problem) {
    super(`nothing to make a page of: ${message}`, {
      cause: outcome?.reason === 'failed' ? outcome.cause : outcome?.result,
    })
    this.name = 'LoadFailure'
  }
}
