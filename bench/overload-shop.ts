import { openTestShop } from '@mantel/shop/testing'

/** A shop with the demo catalogue of one store view in its own process, with default limits. Sends its address. */
const shop = await openTestShop({ everyNth: 1, filled: ['default'] })
process.send?.(await shop.app.listen({ port: 0, host: '127.0.0.1' }))
process.on('disconnect', () => process.exit())
