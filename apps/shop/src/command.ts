import { openBackend } from './open-backend.ts'
import { runCommandLine } from './run-command-line.ts'

process.exit(await runCommandLine(process.argv.slice(2), openBackend))
