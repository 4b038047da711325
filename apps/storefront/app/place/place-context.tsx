import { storePath } from '@mantel/domain/store'
import { createContext, type ReactNode, useContext } from 'react'
import type { Place } from './place.ts'

const PlaceContext = createContext<Place | null>(null)

export function PlaceProvider({ place, children }: { place: Place; children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>
}

export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (!place) throw new Error('usePlace outside of PlaceProvider')
  return place
}

/**
 * Paths as the address bar shows them, for plain links and forms: '/clocks' is '/de/clocks' in a prefixed store. Links
 * of the router take paths without the prefix; the router adds it.
 */
export function useStorePath(): (path: string) => string {
  const { view } = usePlace()
  return (path) => storePath(view, path)
}
