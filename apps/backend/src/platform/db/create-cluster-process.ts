import { PGlite } from '@electric-sql/pglite'
import { keepFilesPrivate } from './private-files.ts'
import { disableWasmOptimisation } from './start-pglite.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: create-cluster-process FOLDER')
disableWasmOptimisation()
keepFilesPrivate()
const pglite = await PGlite.create({ dataDir: folder })
await pglite.close()
