import { findBySku } from '../catalog/listing/list-by-sku.ts'
import type { ProductCard } from '../catalog/views/product-card.ts'
import type { Engine } from '../engine.ts'
import { isRefusedFor } from '../outcome.ts'

/** The part of a product that a list shows when its data cannot be loaded. */
export type SavedProduct = Pick<ProductCard, 'sku' | 'name' | 'path' | 'picture'>

/**
 * card: the product's current data; null while it cannot be loaded, and for a product that is not listed. path: null if the shop no longer
 * has the product.
 */
export type SavedEntry = Omit<SavedProduct, 'path'> & { path: string | null; card: ProductCard | null }

const keyOf = (sku: string) => `product-${sku}`

/**
 * Stores the part of the product that is shown offline. The price is left out: it may be that of a customer group, and
 * it changes.
 */
export async function rememberSavedProducts({ storage }: Engine, products: readonly SavedProduct[]): Promise<void> {
  await storage
    ?.collection<SavedProduct>('saved')
    .setMany(products.map(({ sku, name, path, picture }) => [keyOf(sku), { sku, name, path, picture }] as const))
}

/** isComplete: false if the server did not answer, so that products or their cards are missing or old. */
export type SavedEntries = { entries: SavedEntry[]; isComplete: boolean }

/**
 * The products in the order of their SKUs. Without an answer of the server, the cards of `last` are kept, and a product that this browser
 * does not know is left out.
 */
export async function listSavedProducts(
  engine: Engine,
  skus: readonly string[],
  last: readonly SavedEntry[] = [],
): Promise<SavedEntries> {
  const found = await findBySku(engine, skus)
  const cards = new Map(
    (found.ok ? found.value : last.flatMap(({ card }) => card ?? [])).map((card) => [card.sku, card]),
  )
  if (found.ok) await rememberSavedProducts(engine, found.value)
  const unlisted = found.ok ? await findBySku(engine, skusWithout(skus, found.value), { hidden: true }) : found
  if (unlisted.ok) await rememberSavedProducts(engine, unlisted.value)
  const gone = unlisted.ok ? skusWithout(skus, [...cards.values(), ...unlisted.value]) : []
  const entries = await Promise.all(
    skus.map(async (sku): Promise<SavedEntry | null> => {
      const card = cards.get(sku) ?? null
      const known = card ?? (await findRemembered(engine, sku))
      if (gone.includes(sku))
        return { sku, name: known?.name ?? sku, path: null, picture: known?.picture ?? null, card }
      return known && { sku, name: known.name, path: known.path, picture: known.picture, card }
    }),
  )
  return { entries: entries.filter((entry) => entry !== null), isComplete: unlisted.ok }
}

function skusWithout(skus: readonly string[], found: readonly { sku: string }[]): string[] {
  const known = new Set(found.map(({ sku }) => sku))
  return skus.filter((sku) => !known.has(sku))
}

/** The part of the product that is shown offline; null if it is not stored. */
export async function findRemembered({ storage }: Engine, sku: string): Promise<SavedProduct | null> {
  return (await storage?.collection<SavedProduct>('saved').get(keyOf(sku))) ?? null
}

/** The products of a shared wishlist; null: it is not shared (any more), 'offline': it cannot be loaded. */
export async function loadSharedWishlist(engine: Engine, shareKey: string): Promise<SavedEntry[] | null | 'offline'> {
  const outcome = await engine.caller.call('sharedWishlist', { params: { shareKey } })
  if (!outcome.ok)
    return outcome.reason === 'refused' && isRefusedFor(outcome, ['wishlist_unknown'], outcome.code === 404)
      ? null
      : 'offline'
  const found = await findBySku(engine, outcome.result.skus)
  return found.ok ? found.value.map((card) => ({ ...card, card })) : 'offline'
}
