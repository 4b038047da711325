import type { ProductList } from '@mantel/client'
import type { ListQuery } from '@mantel/domain/catalog'
import { startTransition, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepPanelOpen } from '../../shell/panels.ts'
import { applyChoice } from './apply-choice.ts'
import { type ListAddress, useListHref } from './list-address.ts'

/** Changes the list's query and navigates to it. `change` gets the latest choice, even if its products are still loading. */
export type Choose = (change: (query: ListQuery) => ListQuery, options?: { replace?: boolean }) => void

/** A choice whose products are loading. Its navigation state identifies the location that will show them. */
type Pending = { query: ListQuery; navigationState: object }

/**
 * The list with the shopper's latest choice of filters and sorting, before its products have arrived. Choices made in
 * quick succession add up: each one starts from the choice before it, not from the products on the page.
 */
export function useChosenList(loaded: ProductList, address: ListAddress) {
  const href = useListHref(address)
  const navigate = useNavigate()
  const { state } = useLocation()
  const [pending, setPending] = useState<Pending | null>(null)
  const isPending = pending !== null && state !== pending.navigationState
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
    latest.current = query
    setPending({ query, navigationState })
    // Also called when another navigation interrupts this one. A transition, so that it is not rendered before the products.
    const end = () =>
      startTransition(() => setPending((now) => (now?.navigationState === navigationState ? null : now)))
    void Promise.resolve(navigate(href(query), { replace, preventScrollReset: true, state: navigationState })).then(
      end,
      end,
    )
  }
  return { list, choose, isPending }
}
