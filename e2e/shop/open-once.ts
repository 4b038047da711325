import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startShop } from './start-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopPort: number
  }
}

/**
 * One filled shop for all journeys. MANTEL_SHOP_PORT names one that runs already, which saves the filling while a journey is
 * being written.
 */
export default async function openOnce(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { MANTEL_SHOP_PORT } = process.env
  if (MANTEL_SHOP_PORT) {
    project.provide('shopPort', Number(MANTEL_SHOP_PORT))
    return
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-e2e-'))
  const shop = await startShop(dataDir)
  project.provide('shopPort', shop.port)
  return async () => {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
