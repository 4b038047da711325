import type { TestProject } from 'vitest/node'
import { type OpenShop, openShop } from './open-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shops: { port: number; dataDir: string }[]
  }
}

/**
 * Opens a filled shop for each test worker, so that journeys that run at the same time share no stock, prices or accounts. The
 * journeys of one worker run one after the other.
 */
export default async function openOnce(project: TestProject): Promise<() => Promise<void>> {
  const shops: OpenShop[] = []
  const workers = Number(project.vitest.config.maxWorkers) || 1
  // Opens them one after the other, because the first start may fill the shop that the next ones copy.
  for (let at = 0; at < workers; at++) shops.push(await openShop())
  project.provide(
    'shops',
    shops.map(({ port, dataDir }) => ({ port, dataDir })),
  )
  return async () => {
    await Promise.all(shops.map((shop) => shop.close()))
  }
}
