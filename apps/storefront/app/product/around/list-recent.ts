import { type Engine, listRecentlyViewed, type ProductCard } from '@mantel/client'

/** In a file of its own: it asks the catalogue, which the page itself does not. */
export function listRecent(engine: Engine, except: string): Promise<ProductCard[]> {
  return listRecentlyViewed(engine, { except })
}
