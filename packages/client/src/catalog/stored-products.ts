import type { ProductDocument } from '@mantel/contract'
import type { Engine } from '../engine.ts'
import type { SetOptions } from '../storage/collection.ts'
import type { Timestamped } from './freshness.ts'

const productKey = (parentSku: string) => `sku$$${parentSku}`

/** Only for complete products: the product page would miss fields that a list did not request. */
export function storeProducts(engine: Engine, items: readonly Record<string, unknown>[], options: SetOptions): void {
  const at = engine.clock.now()
  const entries = items
    .filter(({ sku }) => typeof sku === 'string')
    .map((item): [string, Timestamped<ProductDocument>] => [
      productKey(String(item.parentSku ?? item.sku)),
      { at, value: item as ProductDocument },
    ])
  void engine.storage?.collection<Timestamped<ProductDocument>>('products').setMany(entries, options)
}

export async function findStoredProduct(
  { storage }: Engine,
  sku: string,
): Promise<Timestamped<ProductDocument> | null> {
  return (await storage?.collection<Timestamped<ProductDocument>>('products').get(productKey(sku))) ?? null
}
