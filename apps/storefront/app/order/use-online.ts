import { useSyncExternalStore } from 'react'
import { useEngine } from '../place/engine-context.ts'

/** Whether there is a connection. Pages are rendered with one. */
export function useOnline(): boolean {
  const online = useEngine()?.online
  return useSyncExternalStore(
    online?.subscribe ?? never,
    () => online?.get() ?? true,
    () => true,
  )
}

const never = () => () => {}
