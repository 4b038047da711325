import { join } from 'node:path'
import { type RunningServer, startServer } from './start-server.ts'

const main = join(import.meta.dirname, '../../apps/shop/src/main.ts')

/** The shop as `npm start` runs it, on a free port; filled with the demo when its folder is empty. */
export function startShop(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  return startServer(main, { PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDir, ...env })
}
