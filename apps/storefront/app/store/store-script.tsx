import type { CurrentStore } from './current-store.ts'
import { DataScript, embeddableJson, readData } from './data-script.tsx'

const elementId = 'store'

export function StoreScript({ store }: { store: CurrentStore }) {
  return <DataScript id={elementId} json={embeddableJson(store)} />
}

export function readStore(page: Document): CurrentStore {
  const store = readData(page, elementId)
  if (!store) throw new Error('The page contains no store data')
  return store as CurrentStore
}
