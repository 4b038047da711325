import { useEffect } from 'react'

/** So many are enough to go back to. */
const most = 12
const shown = new Map<string, unknown>()

/** A page of this visit, as it was shown at this address. The first came from the server, which the engine knows nothing of. */
export const shownPage = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => shown.get(pathname + search)

/** Keeps what is shown at present, for a time without a connection. */
export function useShownPages(page: unknown): void {
  useEffect(() => {
    if (!page) return
    const address = location.pathname + location.search
    shown.delete(address)
    shown.set(address, page)
    const [oldest] = shown.keys()
    if (shown.size > most && oldest !== undefined) shown.delete(oldest)
  }, [page])
}
