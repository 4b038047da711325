import { useSyncExternalStore } from 'react'
import { useEngine } from './engine-context.ts'

/** Whether the browser is online. true on the server. */
export function useOnline(): boolean {
  const online = useEngine()?.online
  return useSyncExternalStore(
    online?.subscribe ?? subscribeToNothing,
    () => online?.get() ?? true,
    () => true,
  )
}

const subscribeToNothing = () => () => {}
