import type { Engine } from '@mantel/client'
import { createContext, useContext } from 'react'

/** Set only in browsers: on the server, components render data that loaders have loaded before. */
export const EngineContext = createContext<Engine | null>(null)

/** The engine for events and effects. Null during server rendering. */
export function useEngine(): Engine | null {
  return useContext(EngineContext)
}
