import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Number of stored pages: enough to go back in the history. */
const maxPages = 12
const pages = new Map<string, unknown>()

/**
 * The data of a page that this tab has shown at this address. The first page of a visit is among them; its data came
 * with the document and is not in the engine's caches.
 */
export const findVisitedPage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pages.get(pathname + search)

/** Stores the current page's data, for navigations without a connection. */
export function useVisitedPages(page: unknown): void {
  // Uses the router's location, because the window's location changes before a clicked product has loaded.
  const { pathname, search } = useLocation()
  const address = pathname + search
  useEffect(() => {
    if (!page) return
    pages.delete(address)
    pages.set(address, page)
    const [oldest] = pages.keys()
    if (pages.size > maxPages && oldest !== undefined) pages.delete(oldest)
  }, [page, address])
}
