import { runShop } from '../run-shop.ts'
import { openFixtureBackend } from './fixture-backend.ts'

process.exit(await runShop(openFixtureBackend))
