import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type RunningServer, startServer } from './start-server.ts'

const main = join(import.meta.dirname, '../../apps/shop/src/main.ts')

/**
 * The shop as `npm start` runs it, on a free port; filled with the demo when its folder is empty. All stores are open.
 * Pictures are drawn when they are asked for: drawing ahead would have one of two cores for minutes.
 */
export async function startShop(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const shop = await startServer(main, {
    PORT: '0',
    LOG_LEVEL: 'warn',
    PREPARE_PAGES: 'off',
    DATA_DIR: dataDir,
    ...env,
  })
  while (!(await fetch(`http://127.0.0.1:${shop.port}/readyz`).then(({ ok }) => ok))) await delay(200)
  return shop
}
