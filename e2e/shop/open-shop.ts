import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startShop } from './start-shop.ts'

/**
 * A filled shop, and how to be done with it. MANTEL_SHOP_PORT and MANTEL_SHOP_DATA (its DATA_DIR) name one that runs already,
 * which saves the filling while a journey is being written.
 */
export async function openShop(): Promise<{ port: number; dataDir: string; close(): Promise<void> }> {
  const { MANTEL_SHOP_PORT, MANTEL_SHOP_DATA = 'data' } = process.env
  if (MANTEL_SHOP_PORT)
    return { port: Number(MANTEL_SHOP_PORT), dataDir: MANTEL_SHOP_DATA, close: async () => undefined }
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-e2e-'))
  const shop = await startShop(dataDir)
  return {
    port: shop.port,
    dataDir,
    async close() {
      await shop.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
