import cluster from 'node:cluster'
import { once } from 'node:events'
import { openTestShop } from '@mantel/shop/testing'

/**
 * Starts several web processes on one port with a database that is already filled, and sends the address to the parent process.
 */

const [databaseUrl = '', count = '1'] = process.argv.slice(2)
if (cluster.isPrimary) {
  for (let started = 0; started < Number(count); started++) {
    const [{ port }] = await once(cluster.fork(), 'listening')
    if (started === Number(count) - 1) process.send?.(`http://127.0.0.1:${port}`)
  }
  process.on('disconnect', () => process.exit())
} else {
  const shop = await openTestShop({ databaseUrl, filled: [] })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
}
