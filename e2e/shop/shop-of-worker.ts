import { inject } from 'vitest'

/** The shop of this worker. Vitest numbers workers from 1. */
export function shopOfWorker(): { port: number; dataDir: string } {
  const shops = inject('shops')
  const own = shops[Number(process.env.VITEST_POOL_ID) - 1]
  if (!own) throw new Error(`no shop for worker ${process.env.VITEST_POOL_ID}: only ${shops.length} were opened`)
  return own
}
