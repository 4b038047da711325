import { join } from 'node:path'
import { type RunningServer, startServer } from './start-server.ts'

const front = join(import.meta.dirname, '../../apps/shop/src/testing/fixture-front.ts')

export type Front = {
  /** The folder of the build whose pages it serves. */
  build: string
  /** What its pages are made of is asked from this shop. */
  shopPort: number
  dataDir: string
  /** A free one unless told. */
  port?: number
  serviceWorker?: 'on' | 'off'
}

/** The pages of one build in front of a shop that runs: what a deployment changes, in a moment. */
export function startFront({
  build,
  shopPort,
  dataDir,
  port = 0,
  serviceWorker = 'on',
}: Front): Promise<RunningServer> {
  return startServer(front, {
    MANTEL_BUILT: build,
    MANTEL_SHOP_PORT: String(shopPort),
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVICE_WORKER: serviceWorker,
  })
}
