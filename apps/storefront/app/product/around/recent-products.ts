import { type Engine, listRecentlyViewed, type ProductCard, rememberViewed } from '@mantel/client'

/**
 * What was looked at before this product, which is remembered from now on. In a file of its own: it asks storage and
 * catalogue, which the page itself does not.
 */
export async function recentProducts(engine: Engine, sku: string): Promise<ProductCard[]> {
  const recent = await listRecentlyViewed(engine, { except: sku })
  await rememberViewed(engine, sku)
  return recent
}
