import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type RunningServer, startServer } from './start-server.ts'

const main = join(import.meta.dirname, '../../apps/shop/src/main.ts')

/**
 * Starts the shop like `npm start`, on a free port, with demo data if its folder is empty. All stores are open. Pictures are
 * drawn on request: drawing them ahead would occupy one of two cores for minutes. Limits are the defaults; each journey sends its
 * own forwarded address.
 */
export async function startShop(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const shop = await startServer(main, {
    PORT: '0',
    LOG_LEVEL: 'warn',
    PREPARE_PAGES: 'off',
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.1,::1',
    ...env,
  })
  while (!(await fetch(`http://127.0.0.1:${shop.port}/readyz`).then(({ ok }) => ok))) await delay(200)
  return shop
}
