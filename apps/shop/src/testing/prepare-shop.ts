import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSite } from '@mantel/storefront'
import { seedShop } from './seeded-shop.ts'

/** Runs before the tests that need built pages or a seeded shop; otherwise several test processes would build the same thing. */
const started = Date.now()
await seedShop()
// The page sources may have changed since the shop was seeded.
const keptAssets = await mkdtemp(join(tmpdir(), 'mantel-assets-'))
await openSite({ assetsDir: keptAssets })
await rm(keptAssets, { recursive: true, force: true })
console.log(`Shop seeded and pages built in ${((Date.now() - started) / 1000).toFixed(1)} s`)
process.exit(0)
