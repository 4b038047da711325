import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySeededShopWithSharedPictures } from '@mantel/shop/testing/seeded-shop'
import { startShop } from './start-shop.ts'

export type OpenShop = { port: number; dataDir: string; close(): Promise<void> }

/**
 * Opens a filled shop and returns how to close it. MANTEL_SHOP_PORT and MANTEL_SHOP_DATA (its DATA_DIR) select a running shop
 * instead, which saves the start while you write a journey. They are ignored for a shop with environment settings of its own.
 */
export async function openShop(env: Record<string, string> = {}): Promise<OpenShop> {
  const { MANTEL_SHOP_PORT, MANTEL_SHOP_DATA = 'data' } = process.env
  if (MANTEL_SHOP_PORT && Object.keys(env).length === 0)
    return { port: Number(MANTEL_SHOP_PORT), dataDir: MANTEL_SHOP_DATA, close: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-e2e-'))
  await copySeededShopWithSharedPictures(dataDir)
  const shop = await startShop(dataDir, env)
  return {
    port: shop.port,
    dataDir,
    async close() {
      await shop.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
