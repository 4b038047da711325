import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySeededShopWithSharedPictures } from '@mantel/shop/testing/seeded-shop'
import type { OpenShop } from './open-shop.ts'
import { startShop } from './start-shop.ts'

/** A shop whose default store view reads the catalogue through GraphQL. */
export async function openGraphqlShop(): Promise<OpenShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-e2e-graphql-'))
  await copySeededShopWithSharedPictures(dataDir)
  const storesDir = join(dataDir, 'stores')
  await cp(join(import.meta.dirname, '../../stores'), storesDir, { recursive: true })
  const file = join(storesDir, 'views/default.json')
  const view = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...view, settings: { ...view.settings, serverApi: 'graphql' } }))
  const server = await startShop(dataDir, { STORES_DIR: storesDir })
  return {
    port: server.port,
    dataDir,
    async close() {
      await server.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
