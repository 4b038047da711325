import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { buildFolder } from '../config.ts'
import { buildWorker } from './build-worker.ts'
import { compressFiles } from './compress-files.ts'
import { packSmallFiles } from './pack-small-files.ts'

/** The build process: builds the pages for the server and the files for browsers, then compresses the latter. */
// A build holds nothing private, and another user may run the shop from it.
process.umask(0o022)
const storefront = join(import.meta.dirname, '../..')
process.chdir(storefront)
const folder = resolve(storefront, buildFolder())
const builder = await createBuilder({ root: storefront, mode: 'production', logLevel: 'warn' })
await builder.buildApp()
await buildWorker(storefront, folder)
await packSmallFiles(join(folder, 'client/assets'))
await compressFiles(join(folder, 'client'))
