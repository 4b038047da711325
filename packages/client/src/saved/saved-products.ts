import { listBySku } from '../catalog/listing/list-by-sku.ts'
import type { ProductCard } from '../catalog/views/product-card.ts'
import type { Engine } from '../engine.ts'

/** The part of a product that a list shows when its data cannot be loaded. */
export type SavedProduct = Pick<ProductCard, 'sku' | 'name' | 'path' | 'picture'>

/** card: the product's current data; null while it cannot be loaded, or if the shop no longer has the product. */
export type SavedEntry = SavedProduct & { card: ProductCard | null }

const keyOf = (sku: string) => `product-${sku}`

/** Stores what is shown of the product offline. Without a price: it may be that of a customer group, and it changes. */
export async function rememberSavedProducts({ storage }: Engine, products: readonly SavedProduct[]): Promise<void> {
  await storage
    ?.collection<SavedProduct>('saved')
    .setMany(products.map(({ sku, name, path, picture }) => [keyOf(sku), { sku, name, path, picture }] as const))
}

/** The products in the order of their SKUs. A product that is not known at all is left out. */
export async function listSavedProducts(engine: Engine, skus: readonly string[]): Promise<SavedEntry[]> {
  const cards = new Map((await listBySku(engine, skus)).map((card) => [card.sku, card]))
  if (cards.size > 0) await rememberSavedProducts(engine, [...cards.values()])
  const entries = await Promise.all(
    skus.map(async (sku): Promise<SavedEntry | null> => {
      const card = cards.get(sku) ?? null
      const known = card ?? (await engine.storage?.collection<SavedProduct>('saved').get(keyOf(sku))) ?? null
      return known && { sku, name: known.name, path: known.path, picture: known.picture, card }
    }),
  )
  return entries.filter((entry) => entry !== null)
}

/** The products of a shared wishlist; null: it is not shared (any more), 'offline': it cannot be loaded. */
export async function loadSharedWishlist(engine: Engine, shareKey: string): Promise<SavedEntry[] | null | 'offline'> {
  const outcome = await engine.caller.call('sharedWishlist', { params: { shareKey } })
  if (outcome.ok) return (await listBySku(engine, outcome.result.skus)).map((card) => ({ ...card, card }))
  return outcome.reason === 'refused' ? null : 'offline'
}
