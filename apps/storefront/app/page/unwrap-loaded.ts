import { type Engine, type Found, type Loaded, logProblem, type MovedProduct } from '@mantel/client'
import { redirect } from 'react-router'
import { LoadFailure } from './load-failure.ts'
import { notFound } from './page.ts'

/**
 * Returns the loaded value or throws: a redirect for a moved document, a 404 for a missing one, otherwise a failure. In
 * the browser only an unknown path is a 404: for a document that no longer exists, the page loader shows a
 * notice and the home page.
 */
export function unwrapLoaded<T>(
  { engine }: { engine: Pick<Engine, 'runtime' | 'log'> },
  loaded: Loaded<T> | MovedProduct,
): T {
  if (loaded.ok) return (loaded as Found<T>).value
  if (loaded.reason === 'moved') throw redirect(loaded.path, 301)
  logProblem(engine.log, loaded)
  const isGone = loaded.reason === 'missing' && (engine.runtime === 'server' || loaded.message === 'page_not_found')
  throw isGone ? notFound() : new LoadFailure(loaded)
}
