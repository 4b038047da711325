import type { OpenBackend } from './backend.ts'
import { runCommandLine } from './run-command-line.ts'

/** Fetched where no shop runs: one that runs does the work, and the command has only to tell it. */
const openBackend: OpenBackend = async (options) => (await import('./open-backend.ts')).openBackend(options)

process.exit(await runCommandLine(process.argv.slice(2), openBackend))
