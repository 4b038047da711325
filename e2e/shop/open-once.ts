import type { TestProject } from 'vitest/node'
import { openShop } from './open-shop.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopPort: number
  }
}

/** One filled shop for all journeys. */
export default async function openOnce(project: TestProject): Promise<() => Promise<void>> {
  const { port, close } = await openShop()
  project.provide('shopPort', port)
  return close
}
