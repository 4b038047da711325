import type { ProductList } from '@mantel/client'
import type { ListQuery } from '@mantel/domain/catalog'
import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepPanelOpen } from '../../shell/panels.ts'
import { applyChoice } from './apply-choice.ts'
import { type ListAddress, useListHref } from './list-address.ts'

/** Changes the list's query and navigates to it. `change` gets the latest choice, even if its products are still loading. */
export type Choose = (change: (query: ListQuery) => ListQuery, options?: { replace?: boolean }) => void

/** A choice whose products are loading. */
type Pending = {
  query: ListQuery
  navigationState: { choice: number }
  /** Keys of the locations that may be rendered before the location of this choice. Any other location has interrupted the choice. */
  earlierKeys: string[]
}

/**
 * The list with the shopper's latest choice of filters and sorting, before its products have arrived. Choices made in
 * quick succession add up: each one starts from the choice before it, not from the products on the page.
 */
export function useChosenList(loaded: ProductList, address: ListAddress) {
  const href = useListHref(address)
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const [pending, setPending] = useState<Pending | null>(null)
  const isPending = pending !== null && state !== pending.navigationState && pending.earlierKeys.includes(key)
  if (pending && !isPending) setPending(null)
  const list = isPending ? applyChoice(loaded, pending.query) : loaded
  // The newest query is in a ref, because a second click may come before the next render.
  const latest = useRef(list.query)
  useLayoutEffect(() => {
    latest.current = list.query
  })
  useEffect(() => {
    if (!isPending) return
    // Ends a pending choice when the visitor presses Back or Forward. Comparing the choice with the new location would
    // not be enough: it may be the location at which the choice was made.
    const end = () => setPending(null)
    addEventListener('popstate', end)
    return () => removeEventListener('popstate', end)
  }, [isPending])
  const choices = useRef(0)
  const choose: Choose = (change, { replace } = {}) => {
    const query = change(latest.current)
    const navigationState = { ...keepPanelOpen, choice: ++choices.current }
    latest.current = query
    // The router may already be at a location that is not rendered yet, so `earlierKeys` holds both.
    setPending({ query, navigationState, earlierKeys: [key, history.state?.key ?? key] })
    // Ends an interrupted choice. A choice that was not interrupted ends when its location is rendered, which may be later.
    const endInterrupted = () => {
      if (history.state?.usr?.choice === navigationState.choice) return
      startTransition(() => setPending((now) => (now?.navigationState === navigationState ? null : now)))
    }
    void Promise.resolve(navigate(href(query), { replace, preventScrollReset: true, state: navigationState })).then(
      endInterrupted,
      endInterrupted,
    )
  }
  return { list, choose, isPending }
}
