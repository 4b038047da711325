import { availableParallelism } from 'node:os'
import { chooseTests, type TestSelection } from './choose-tests.ts'
import { formatSlowest, type Outcome, sumOutcomes } from './outcome.ts'
import { killChildrenOnSignals, runNode } from './run-command.ts'
import { runVitest } from './run-vitest.ts'
import { runInParallel, type Task } from './schedule.ts'
import { runStaticChecks } from './static-checks.ts'
import { embeddedDatabaseMode, listTestFiles, type Project } from './test-files.ts'

/**
 * `project`: the project in vitest.config.ts. A stage without one runs no test files, so it is skipped if tests are chosen by a
 * word.
 */
type Stage = {
  name: string
  title: string
  cores: 1 | 2
  project?: Project
  env?: Record<string, string>
  after?: readonly string[]
}

const withoutPostgres = Boolean(process.env.MANTEL_SKIP_POSTGRES)

/**
 * The stages in the order in which they start. Most use one core, so two of them run in parallel. The shortest come last,
 * because the journeys need both cores and one core should not wait long for the other.
 */
const stages: Stage[] = [
  { name: 'static', title: 'format, types, unused code, import directions', cores: 1 },
  {
    name: 'postgres',
    title: 'back end on PostgreSQL',
    cores: 1,
    project: 'backend',
    env: { MANTEL_TEST_DB: 'postgres' },
  },
  { name: 'process', title: 'start-up and commands', cores: 1, project: 'process', after: ['prepare'] },
  { name: 'pages', title: 'pages of every store', cores: 1, project: 'storefront', after: ['prepare'] },
  {
    name: 'pglite',
    title: withoutPostgres ? 'back end on PGlite' : 'back end on PGlite, the tests listed in tools/test-files.ts',
    cores: 1,
    project: 'backend',
    env: { MANTEL_TEST_DB: withoutPostgres ? 'pglite' : embeddedDatabaseMode },
  },
  { name: 'unit', title: 'unit tests', cores: 1, project: 'unit' },
  { name: 'browser', title: 'journeys in a browser', cores: 2, project: 'browser', after: ['prepare', 'find-browser'] },
]

const usage = `npm test                     every stage
npm test -- unit process     these stages
npm test -- cart             tests of every stage whose file path or test name contains this word
npm test -- browser cart     both
npm test -- --list           the stages`

async function main(args: string[]): Promise<number> {
  if (args.some((arg) => arg.startsWith('-'))) {
    const lines = stages.map(({ name, title }) => `${name.padEnd(10)}${title}`)
    console.log(args.includes('--list') ? lines.join('\n') : usage)
    return args.every((arg) => arg === '--list' || arg === '--help') ? 0 : 2
  }
  const words = args.filter((arg) => !stages.some(({ name }) => name === arg))
  const names = args.filter((arg) => !words.includes(arg))
  const chosen = stages
    .filter(({ name }) => names.length === 0 || names.includes(name))
    .filter(({ name }) => !(name === 'postgres' && withoutPostgres))
    .map((stage) => ({ stage, choices: choose(stage, words) }))
    .filter(({ choices }) => choices === undefined || choices.length > 0)
  if (chosen.length === 0) {
    console.error(
      `No file path or test name contains "${words.join(' ')}". Stages: ${stages.map(({ name }) => name).join(', ')}.`,
    )
    return 2
  }
  killChildrenOnSignals()
  if (withoutPostgres) console.log('Skipping PostgreSQL, because MANTEL_SKIP_POSTGRES is set.')
  const tasks = chosen.map(({ stage, choices }) => stageTask(stage, choices))
  const isNeeded = ({ name }: Task<Outcome>) => tasks.some(({ after = [] }) => after.includes(name))
  const preparations = [findBrowserTask, prepareTask].filter(isNeeded)
  const outcomes = await runInParallel([...preparations, ...tasks], Math.min(availableParallelism(), 2))
  const { passed, failed, failures, files } = sumOutcomes(outcomes)
  if (files.length > 1) console.log(`\nSlowest files:\n${formatSlowest(files).join('\n')}`)
  for (const name of failures) console.log(`✗ ${name}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed ? 1 : 0
}

/** Returns undefined if all files run. */
function choose({ project, env }: Stage, words: string[]): TestSelection[] | undefined {
  if (words.length === 0) return undefined
  if (!project) return []
  const part = env?.MANTEL_TEST_DB === embeddedDatabaseMode ? 'embedded' : undefined
  const files = listTestFiles(process.cwd(), project, part)
  return words.flatMap((word) => chooseTests(process.cwd(), files, word))
}

function stageTask(
  { name, title, cores, project, env, after }: Stage,
  choices: TestSelection[] | undefined,
): Task<Outcome> {
  const prefix = `${name.padEnd(8)} `
  return {
    name,
    cores,
    after,
    async run() {
      console.log(`\n== ${title}`)
      const started = Date.now()
      // The stage find-browser has failed and reported the reason, so journeys are skipped.
      if (after?.includes('find-browser') && !process.env.CHROMIUM) return { passed: 0, failed: 0 }
      const outcome = project
        ? await runVitest(project, { workers: cores, prefix, env, choices })
        : await runStaticChecks(prefix)
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`== ${title}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`)
      return outcome
    },
  }
}

/** Builds the storefront and seeds a shop for the stages that need them. */
const prepareTask: Task<Outcome> = {
  name: 'prepare',
  cores: 1,
  async run() {
    const { code } = await runNode(['apps/shop/src/testing/prepare-shop.ts'], { prefix: 'prepare  ' })
    return code === 0
      ? { passed: 0, failed: 0 }
      : { passed: 0, failed: 1, failures: ['seeding the shop and building the pages'] }
  },
}

/** Finds a browser for the journeys, downloading one if needed, and sets CHROMIUM for the later stages. */
const findBrowserTask: Task<Outcome> = {
  name: 'find-browser',
  cores: 1,
  async run() {
    const { code, output } = await runNode(['e2e/browser/print-browser.ts'], { keepOutput: true })
    const lines = output.trim().split('\n')
    if (code === 0) process.env.CHROMIUM = lines.at(-1)
    for (const line of code === 0 ? lines.slice(0, -1) : lines) console.log(`browser  ${line}`)
    return code === 0 ? { passed: 0, failed: 0 } : { passed: 0, failed: 1, failures: lines.slice(-1) }
  },
}

process.exitCode = await main(process.argv.slice(2))
