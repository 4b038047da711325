import { runStaticChecks } from './static-checks.ts'

const { failed } = await runStaticChecks()
process.exitCode = failed ? 1 : 0
