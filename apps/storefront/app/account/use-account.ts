import type { Account } from '@mantel/client'
import { useCallback } from 'react'
import { useEngine } from '../place/engine-context.ts'
import { openAccount } from './account.ts'

/** For events: the session and its calls, fetched when they are asked for. */
export function useAccount(): () => Promise<Account> {
  const engine = useEngine()
  return useCallback(async () => {
    if (!engine) throw new Error('a server has no account')
    return openAccount(engine)
  }, [engine])
}
