import { startOpeningShopDatabase } from './open-shop-database.ts'
import { runShop } from './run-shop.ts'

const dev = process.argv.includes('--dev')
const exitCode = await runShop(async (options) => {
  // The database opens, in another thread or process, while this thread loads the code of the shop.
  const { database } = await startOpeningShopDatabase(options)
  const { openBackend } = await import('./open-backend.ts')
  return openBackend({ ...options, dev, database })
})
process.exit(exitCode)
