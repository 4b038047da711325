import { join, resolve } from 'node:path'
import { createBuilder } from 'vite'
import { buildFolder } from '../config.ts'
import { compressFiles } from './compress-files.ts'

/** The process that builds: pages for the server and files for browsers, those compressed beside themselves. */
const storefront = join(import.meta.dirname, '../..')
process.chdir(storefront)
const builder = await createBuilder({ root: storefront, mode: 'production', logLevel: 'warn' })
await builder.buildApp()
await compressFiles(resolve(storefront, buildFolder(), 'client'))
