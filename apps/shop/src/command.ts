import type { OpenBackend } from './backend.ts'
import { runCommandLine } from './run-command-line.ts'

/** Imported lazily: while a shop runs, the command only connects to it and never needs the back end. */
const openBackend: OpenBackend = async (options) => (await import('./open-backend.ts')).openBackend(options)

process.exit(await runCommandLine(process.argv.slice(2), openBackend))
