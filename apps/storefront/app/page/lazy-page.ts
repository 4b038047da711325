import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import type { RouteName } from '../route-table.ts'
import { firstMove } from './first-move.ts'
import type { HandedOver } from './handed-over.tsx'
import { hasWholePages, MissingFile, missingFile } from './missing-file.ts'
import { type Ask, type Page, page } from './page.ts'

type Load<N extends RouteName, P extends Page> = (ask: Ask<N>) => Promise<P>

/**
 * The loader of a route for the browser. A page that comes from the server needs none of its code: that is fetched with
 * the visitor's first move, before the first link can be followed.
 */
export function lazyPage<N extends RouteName = 'home', P extends Page = Page>(
  fetchLoad: () => Promise<Load<N, P>>,
): (args: LoaderFunctionArgs) => Promise<P | HandedOver<P>> {
  // Whoever needs it asks again, and is told of a failure then.
  if (typeof document !== 'undefined') void firstMove().then(() => fetchLoad().catch(() => {}))
  return async (args) => {
    try {
      return await page(await fetchLoad().catch(missingFile))(args)
    } catch (thrown) {
      throw thrown instanceof MissingFile && hasWholePages() ? redirectDocument(args.url.href) : thrown
    }
  }
}
