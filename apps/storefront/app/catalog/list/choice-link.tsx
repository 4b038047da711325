import type { ListQuery } from '@mantel/domain/catalog'
import type { ComponentProps, MouseEvent } from 'react'
import { StoreLink } from '../../store/store-link.tsx'
import { useListHref } from './list-address.ts'
import type { ListingProps } from './listing.ts'

type ChoiceLinkProps = Pick<ListingProps, 'list' | 'address' | 'choose'> &
  Omit<ComponentProps<typeof StoreLink>, 'to' | 'onClick' | 'list'> & {
    change: (query: ListQuery) => ListQuery
  }

/**
 * A link to the same list with another query. With JavaScript, a click changes the latest choice, even if its products are still
 * loading.
 */
export function ChoiceLink({ list, address, choose, change, replace, ...link }: ChoiceLinkProps) {
  const href = useListHref(address)
  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(change, { replace })
  }
  return <StoreLink {...link} to={href(change(list.query))} onClick={onClick} />
}
