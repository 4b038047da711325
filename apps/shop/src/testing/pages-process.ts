import { openTestShop } from './open-test-shop.ts'

/** Runs a whole shop in its own process on a shared, seeded database. Sends its port to the parent process. */

const [databaseUrl = ''] = process.argv.slice(2)
const shop = await openTestShop({ databaseUrl, filled: [] })
await shop.app.listen({ port: 0, host: '127.0.0.1' })
const address = shop.app.server.address()
process.send?.(typeof address === 'object' && address ? address.port : 0)
process.on('disconnect', async () => {
  await shop.close()
  process.exit()
})
