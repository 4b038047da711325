import type { ProductList } from '@mantel/client'
import type { ListQuery } from '@mantel/domain/catalog'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepPanelOpen } from '../../shell/panels.ts'
import { applyChoice } from './apply-choice.ts'
import { type ListAddress, useListHref } from './list-address.ts'

/** Changes the list's query and navigates to it. `change` gets the latest choice, even if its products are still loading. */
export type Choose = (change: (query: ListQuery) => ListQuery, options?: { replace?: boolean }) => void

/** A choice whose products are loading. Its navigation state identifies the location that will show them. */
type Pending = { query: ListQuery; navigationState: object; chosenAt: string }

/** The navigation states of all choices on this page, to tell their locations from those of other links. */
const navigationStates = new WeakSet<object>()

/**
 * The list with the shopper's latest choice of filters and sorting, before its products have arrived. Choices made in
 * quick succession add up: each one starts from the choice before it, not from the products on the page.
 */
export function useChosenList(loaded: ProductList, address: ListAddress) {
  const href = useListHref(address)
  const navigate = useNavigate()
  const location = useLocation()
  const [pending, setPending] = useState<Pending | null>(null)
  const isPending = pending !== null && isLoading(pending, location)
  if (pending && !isPending) setPending(null)
  const list = isPending ? applyChoice(loaded, pending.query) : loaded
  // Two clicks may come before the next render.
  const latest = useRef(list.query)
  useLayoutEffect(() => {
    latest.current = list.query
  })
  const choose: Choose = (change, { replace } = {}) => {
    const query = change(latest.current)
    const navigationState = { ...keepPanelOpen }
    navigationStates.add(navigationState)
    latest.current = query
    setPending({ query, navigationState, chosenAt: location.key })
    void navigate(href(query), { replace, preventScrollReset: true, state: navigationState })
  }
  return { list, choose, isPending }
}

/** Until the page shows the choice's own location, or one that belongs to no choice, such as the one before it in the history. */
function isLoading({ navigationState, chosenAt }: Pending, { key, state }: { key: string; state: unknown }): boolean {
  if (state === navigationState) return false
  return key === chosenAt || navigationStates.has(state as object)
}
