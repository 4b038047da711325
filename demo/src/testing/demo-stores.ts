import { readdirSync, readFileSync } from 'node:fs'
import type { StoreSeen } from '../demo-view.ts'

const stores = new URL('../../../stores/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, stores), 'utf8'))

/** The store views that the shop comes with. */
export const demoStores: readonly StoreSeen[] = readdirSync(new URL('views/', stores)).map((file) => {
  const view = read(`views/${file}`)
  return { view, website: read(`websites/${view.website}.json`) }
})

/** Any moment will do; tests share one. */
export const testNow = new Date('2026-11-15T12:00:00Z')
