import type { ProductDocument } from '@mantel/contract'
import type { Engine } from '../engine.ts'
import type { SetOptions } from '../storage/collection.ts'
import type { Dated } from './freshness.ts'

const keyOf = (parentSku: string) => `sku$$${parentSku}`

/** Only whole products: one that was cut for a list would be missed by its page. */
export function keepProducts(engine: Engine, items: readonly Record<string, unknown>[], options: SetOptions): void {
  const at = engine.clock.now()
  const entries = items
    .filter(({ sku }) => typeof sku === 'string')
    .map((item): [string, Dated<ProductDocument>] => [
      keyOf(String(item.parentSku ?? item.sku)),
      { at, value: item as ProductDocument },
    ])
  void engine.storage?.collection<Dated<ProductDocument>>('products').setMany(entries, options)
}

export async function findKeptProduct({ storage }: Engine, sku: string): Promise<Dated<ProductDocument> | null> {
  return (await storage?.collection<Dated<ProductDocument>>('products').get(keyOf(sku))) ?? null
}
