import { readdirSync, readFileSync } from 'node:fs'
import type { StoreView } from '@mantel/domain/store'

const stores = new URL('../../../../stores/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, stores), 'utf8'))

/** The store views of stores/, with what their files leave to rules and what content needs of it. */
export function storeViews(): StoreView[] {
  const defaults = readdirSync(new URL('websites/', stores)).map((file) => read(`websites/${file}`).defaultView)
  return readdirSync(new URL('views/', stores))
    .map((file) => read(`views/${file}`))
    .map((view) => ({
      routes: [],
      prefix: defaults.includes(view.code) ? '' : `/${view.code}`,
      ...view,
    }))
}
