import { readdirSync, readFileSync } from 'node:fs'
import type { Seller, StoreView, Website } from '@mantel/domain/store'

const stores = new URL('../../../stores/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, stores), 'utf8'))

/** Sets defaults for the optional fields of stores/ files that the demo uses. */
function completed(file: StoreView): StoreView {
  const prefix = file.prefix ?? (websiteOf(file).defaultView === file.code ? '' : `/${file.code}`)
  return {
    ...file,
    prefix,
    routes: file.routes ?? [],
    prices: { ...file.prices, needGroupToken: file.prices.needGroupToken ?? false },
  }
}

const websiteOf = ({ website }: StoreView): Website => read(`websites/${website}.json`)

/** The default store views. */
export const demoStores: readonly StoreView[] = readdirSync(new URL('views/', stores)).map((file) =>
  completed(read(`views/${file}`)),
)

export function sellerOf(view: StoreView): Seller {
  return websiteOf(view).seller
}

export const tradeWebsite: Website = read('websites/trade.json')

/** An arbitrary time that all tests share. */
export const testNow = new Date('2026-11-15T12:00:00Z')
