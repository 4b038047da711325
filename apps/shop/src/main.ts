import { openBackend } from './open-backend.ts'
import { runShop } from './run-shop.ts'

process.exit(await runShop(openBackend))
