import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySeededShopWithSharedPictures } from '@mantel/shop/testing/seeded-shop'
import { startShop } from '../shop/start-shop.ts'
import { stores } from '../shop/stores.ts'
import { openTagStandIns } from './tag-stand-ins.ts'

/** A shop with all tags in every store; other journeys use shops without tags. */
export async function openTaggedShop() {
  const vendors = await openTagStandIns()
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-e2e-tags-'))
  await copySeededShopWithSharedPictures(dataDir)
  const file = join(dataDir, 'tags.json')
  const { plugins } = vendors
  const tags = Object.fromEntries(stores.map(({ code }) => [code, { plugins }]))
  await writeFile(file, JSON.stringify({ ...tags, de: { plugins, purchase: 'server' } }))
  const server = await startShop(dataDir, { TAGS_FILE: file })
  return {
    vendors,
    port: server.port,
    async close() {
      await server.close()
      await vendors.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type TaggedShop = Awaited<ReturnType<typeof openTaggedShop>>
