import type { Engine } from '@mantel/client'
import { createContext, useContext } from 'react'

/** Only browsers have one outside of loaders: what a server renders, it has loaded before. */
export const EngineContext = createContext<Engine | null>(null)

/** For events and effects. null while a server renders. */
export function useEngine(): Engine | null {
  return useContext(EngineContext)
}
