import type { Account, OrderHistoryState, User } from '@mantel/client'
import { useEffect, useSyncExternalStore } from 'react'
import type { OpenedAccount } from '../account/use-account-content.ts'

/** Props of every screen of the account area. */
export type AccountScreenProps = OpenedAccount & {
  user: User
  title: string
  params: Readonly<Record<string, string | undefined>>
}

/** The customer's orders. They are loaded again when the screen opens, because an order may have been placed or shipped since. */
export function useOrderHistory({ history }: Account): OrderHistoryState {
  useEffect(() => void history.refresh(), [history])
  return useSyncExternalStore(history.subscribe, history.get, history.get)
}
