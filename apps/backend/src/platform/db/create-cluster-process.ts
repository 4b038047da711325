import { PGlite } from '@electric-sql/pglite'
import { keepBaselineCode } from './start-pglite.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('usage: create-cluster-process FOLDER')
keepBaselineCode()
const pglite = await PGlite.create({ dataDir: folder })
await pglite.close()
