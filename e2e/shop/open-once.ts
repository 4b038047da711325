import type { TestProject } from 'vitest/node'
import { openShop } from './open-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopPort: number
    shopData: string
  }
}

/** One filled shop for all journeys. */
export default async function openOnce(project: TestProject): Promise<() => Promise<void>> {
  const { port, dataDir, close } = await openShop()
  project.provide('shopPort', port)
  project.provide('shopData', dataDir)
  return close
}
