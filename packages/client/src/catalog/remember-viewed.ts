import type { Engine } from '../engine.ts'

const key = 'skus'
const mostRemembered = 20

/** What the shopper looked at, newest first. */
export async function recallViewed({ storage }: Engine): Promise<string[]> {
  return (await storage?.collection<string[]>('recent').get(key)) ?? []
}

/** The shopper looked at a product. */
export async function rememberViewed(engine: Engine, sku: string): Promise<void> {
  const skus = await recallViewed(engine)
  const newest = [sku, ...skus.filter((one) => one !== sku)].slice(0, mostRemembered)
  await engine.storage?.collection<string[]>('recent').set(key, newest)
}
