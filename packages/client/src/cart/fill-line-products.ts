import type { LineProduct } from './line-product.ts'
import type { SharedRecord } from './shared-record.ts'

/** Adds catalogue data to lines that were added on another device. Looks each line up once. */
export function createProductFiller(
  shared: SharedRecord,
  lookUp: ((goods: LineProduct) => Promise<LineProduct | null>) | undefined,
) {
  const requested = new Set<string>()
  /** A failed lookup is repeated the next time. */
  async function store(key: string, lookup: Promise<LineProduct | null>): Promise<void> {
    const found = await lookup.catch(() => null)
    if (found) await shared.transact((record) => withProduct(record, key, found))
    else requested.delete(key)
  }
  return function fill(): void {
    if (!lookUp) return
    const { lines, goods } = shared.stored()
    for (const { key } of lines) {
      const bare = goods[key]
      if (bare?.productId !== 0 || requested.has(key)) continue
      requested.add(key)
      void store(key, lookUp(bare))
    }
  }
}

/** Keeps the unit amounts, options and stock of the line, which the server may have set during the lookup. */
function withProduct(record: ReturnType<SharedRecord['stored']>, key: string, found: LineProduct) {
  const { unit, productOption, stock } = record.goods[key] ?? found
  return { ...record, goods: { ...record.goods, [key]: { ...found, unit, productOption, stock } } }
}
