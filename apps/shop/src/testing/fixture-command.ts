import { runCommandLine } from '../run-command-line.ts'
import { openFixtureBackend } from './fixture-backend.ts'

process.exit(await runCommandLine(process.argv.slice(2), openFixtureBackend))
