import { openBackend } from './open-backend.ts'
import { runShop } from './run-shop.ts'

const dev = process.argv.includes('--dev')
process.exit(await runShop((options) => openBackend({ ...options, dev })))
