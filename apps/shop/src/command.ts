import type { OpenBackend } from './backend.ts'
import { runCommandLine } from './run-command-line.ts'
import { flushTerminal } from './terminal-io.ts'

/** Imported lazily: while a shop runs, the command only connects to it and never needs the back end. */
const openBackend: OpenBackend = async (options) => (await import('./open-backend.ts')).openBackend(options)

const code = await runCommandLine(process.argv.slice(2), openBackend)
await flushTerminal()
process.exit(code)
