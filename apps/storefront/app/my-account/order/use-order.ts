import type { OrderSearch } from '@mantel/client'
import { useEffect, useState } from 'react'
import { type AccountScreenProps, useOrderHistory } from '../account-screen.ts'

/** An order of the customer, searched in the loaded part of the history first and then in older pages. */
export function useOrder(account: AccountScreenProps['account'], orderId: string) {
  const history = useOrderHistory(account)
  const found = history.orders.find(({ entity_id }) => String(entity_id) === orderId)
  const isFound = found !== undefined
  /** null while the search runs. */
  const [search, setSearch] = useState<OrderSearch | null>(null)
  const [attempt, setAttempt] = useState(1)
  function retry() {
    setSearch(null)
    setAttempt((count) => count + 1)
  }

  // A lost session empties the history. The order stays, with the form that is open in it, until it has been searched again after
  // the login.
  const [kept, setKept] = useState(found)
  if (found && found !== kept) setKept(found)
  const isLoaded = history.total !== null
  const [wasLoaded, setWasLoaded] = useState(isLoaded)
  if (isLoaded !== wasLoaded) {
    setWasLoaded(isLoaded)
    if (isLoaded && kept) retry()
  }
  const isKept = String(kept?.entity_id) === orderId && (!isLoaded || search === null)

  // biome-ignore lint/correctness/useExhaustiveDependencies(attempt): another attempt searches again.
  useEffect(() => {
    if (isFound) return
    let isMounted = true
    setSearch(null)
    void account.history.find(orderId).then((result) => isMounted && setSearch(result))
    return () => {
      isMounted = false
    }
  }, [account, orderId, isFound, attempt])

  return { order: found ?? (isKept ? kept : undefined), search, retry }
}
