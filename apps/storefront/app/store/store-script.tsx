import type { CurrentStore } from './current-store.ts'
import { DataScript, embeddableJson, readDataScript } from './data-script.tsx'

const elementId = 'store'

export function StoreScript({ store }: { store: CurrentStore }) {
  return <DataScript id={elementId} json={embeddableJson(store)} />
}

export function readStore(page: Document): CurrentStore {
  const store = readDataScript(page, elementId)
  if (!store) throw new Error('The page contains no store data')
  return store as CurrentStore
}
