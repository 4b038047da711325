import type { Goods } from './goods.ts'
import type { SharedRecord } from './shared-record.ts'

/** Lines that came from another device are told in full as soon as the catalogue says what they are. Each is asked for once. */
export function createFiller(shared: SharedRecord, lookUp: ((goods: Goods) => Promise<Goods | null>) | undefined) {
  const asked = new Set<string>()
  /** What could not be said now is asked for again at the next occasion. */
  async function tell(key: string, asking: Promise<Goods | null>): Promise<void> {
    const found = await asking.catch(() => null)
    if (found) await shared.transact((record) => known(record, key, found))
    else asked.delete(key)
  }
  return function fill(): void {
    if (!lookUp) return
    const { lines, goods } = shared.stored()
    for (const { key } of lines) {
      const bare = goods[key]
      if (bare?.productId !== 0 || asked.has(key)) continue
      asked.add(key)
      void tell(key, lookUp(bare))
    }
  }
}

/** What the server has said meanwhile stays. */
function known(record: ReturnType<SharedRecord['stored']>, key: string, found: Goods) {
  const { unit, productOption, stock } = record.goods[key] ?? found
  return { ...record, goods: { ...record.goods, [key]: { ...found, unit, productOption, stock } } }
}
