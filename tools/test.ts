import { type Outcome, sum } from './outcome.ts'
import { endChildrenWithThisProcess } from './run-command.ts'
import { runVitest } from './run-vitest.ts'
import { runStaticChecks } from './static-checks.ts'

type Stage = { name: string; title: string; run(): Promise<Outcome> }

const stages: Stage[] = [
  { name: 'static', title: 'format, types, unused code, import directions', run: runStaticChecks },
  { name: 'unit', title: 'unit tests', run: () => runVitest('unit', { workers: 2 }) },
  { name: 'pglite', title: 'back end on PGlite', run: () => runBackend('pglite') },
  { name: 'postgres', title: 'back end on PostgreSQL', run: runOnPostgres },
  { name: 'pages', title: 'pages of every store', run: () => runVitest('storefront', { workers: 2 }) },
  { name: 'browser', title: 'journeys in a browser', run: () => runVitest('browser') },
  { name: 'process', title: 'start-up and commands', run: () => runVitest('process', { workers: 2 }) },
]

/** `npm test` runs every stage, also after one that failed; `npm test -- unit process` only these. */
async function main(names: string[]): Promise<number> {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown) {
    console.error(`There is no stage "${unknown}". Stages: ${stages.map((stage) => stage.name).join(', ')}.`)
    return 2
  }
  endChildrenWithThisProcess()
  const outcomes: Outcome[] = []
  for (const stage of stages.filter(({ name }) => !names.length || names.includes(name))) {
    console.log(`\n== ${stage.title}`)
    const started = Date.now()
    const outcome = await stage.run()
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`== ${stage.title}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`)
    outcomes.push(outcome)
  }
  const { passed, failed, failures } = sum(outcomes)
  for (const name of failures) console.log(`✗ ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed ? 1 : 0
}

const runBackend = (engine: string) => runVitest('backend', { env: { MANTEL_TEST_DB: engine }, workers: 2 })

async function runOnPostgres(): Promise<Outcome> {
  if (!process.env.MANTEL_SKIP_POSTGRES) return runBackend('postgres')
  console.log('Left out: MANTEL_SKIP_POSTGRES is set.')
  return { passed: 0, failed: 0 }
}

process.exitCode = await main(process.argv.slice(2))
