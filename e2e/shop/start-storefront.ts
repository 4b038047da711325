import { join } from 'node:path'
import { type RunningServer, startServer } from './start-server.ts'

const front = join(import.meta.dirname, '../../apps/shop/src/testing/fixture-front.ts')

export type StorefrontOptions = {
  /** The folder of the build to serve. Default: the build of the current sources. */
  build?: string
  /** The shop whose API the pages use. */
  shopPort: number
  dataDir: string
  /** Default: a free port. */
  port?: number
  serviceWorker?: 'on' | 'off'
}

/** Starts a server for the pages of one build that uses the API of a running shop. This simulates a deployment quickly. */
export function startStorefront({
  build,
  shopPort,
  dataDir,
  port = 0,
  serviceWorker = 'on',
}: StorefrontOptions): Promise<RunningServer> {
  return startServer(front, {
    MANTEL_BUILT: build ?? process.env.MANTEL_BUILT ?? '',
    MANTEL_SHOP_PORT: String(shopPort),
    DATA_DIR: dataDir,
    PORT: String(port),
    SERVICE_WORKER: serviceWorker,
  })
}
