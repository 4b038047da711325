import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { buildFolder } from '../config.ts'
import { buildWorker } from './build-worker.ts'
import { compressFiles } from './compress-files.ts'

/** The process that builds: pages for the server and files for browsers, those compressed beside themselves. */
const storefront = join(import.meta.dirname, '../..')
process.chdir(storefront)
const folder = resolve(storefront, buildFolder())
const builder = await createBuilder({ root: storefront, mode: 'production', logLevel: 'warn' })
await builder.buildApp()
await buildWorker(storefront, folder)
await compressFiles(join(folder, 'client'))
