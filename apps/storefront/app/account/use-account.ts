import type { Account } from '@mantel/client'
import { useCallback } from 'react'
import { useEngine } from '../store/engine-context.ts'
import { openAccount } from './account.ts'

/** Returns a function for event handlers that opens the account on first use. */
export function useAccount(): () => Promise<Account> {
  const engine = useEngine()
  return useCallback(async () => {
    if (!engine) throw new Error('useAccount: there is no engine on the server')
    return openAccount(engine)
  }, [engine])
}
