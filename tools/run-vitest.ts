import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestSelection } from './choose-tests.ts'
import { countVitest, type Outcome, sumOutcomes } from './outcome.ts'
import { runNode } from './run-command.ts'
import type { Project } from './test-files.ts'

/**
 * `workers`: test files to run in parallel; Vitest's default on two cores is one. `prefix`: printed before every line of output,
 * because stages run in parallel. `choices`: one run of Vitest for each; all files in one run if undefined.
 */
type Options = {
  env?: Record<string, string | undefined>
  workers?: number
  prefix?: string
  choices?: TestSelection[]
}

/** Runs one project of vitest.config.ts and counts the results in its report. */
export async function runVitest(
  project: Project,
  { choices = [{ files: [] }], ...options }: Options,
): Promise<Outcome> {
  const outcomes: Outcome[] = []
  for (const choice of choices) outcomes.push(await runChoice(project, choice, options))
  return sumOutcomes(outcomes)
}

async function runChoice(
  project: Project,
  { files, named }: TestSelection,
  { env = {}, workers = 1, prefix }: Omit<Options, 'choices'>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-report-'))
  const report = join(folder, 'report.json')
  const times = join(folder, 'times.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', '--reporter=./tools/file-times.ts']
    const args = [
      ...['node_modules/vitest/vitest.mjs', 'run', '--project', project, `--maxWorkers=${workers}`],
      ...[...reporters, `--outputFile.json=${report}`, ...files],
      ...(named === undefined ? [] : ['-t', `(?i:${named.replace(/[^\w\s]/g, '\\$&')})`]),
    ]
    const { code } = await runNode(args, { env: { ...env, MANTEL_FILE_TIMES: times }, prefix })
    return {
      ...countVitest(readJson(report), code),
      files: readJson(times) ?? [],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readJson = (path: string) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)
