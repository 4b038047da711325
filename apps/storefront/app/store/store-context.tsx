import { storePath } from '@mantel/domain/store'
import { createContext, type ReactNode, useContext } from 'react'
import type { CurrentStore } from './current-store.ts'

const StoreContext = createContext<CurrentStore | null>(null)

export function StoreProvider({ store, children }: { store: CurrentStore; children: ReactNode }) {
  return <StoreContext value={store}>{children}</StoreContext>
}

export function useStore(): CurrentStore {
  const store = useContext(StoreContext)
  if (!store) throw new Error('useStore was called outside of StoreProvider')
  return store
}

/**
 * Adds the store's prefix to a path, for plain links and forms: '/clocks' becomes '/de/clocks'. Router links take paths without
 * the prefix, because the router adds it.
 */
export function useStorePath(): (path: string) => string {
  const { view } = useStore()
  return (path) => storePath(view, path)
}
