import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countVitest, type Outcome } from './outcome.ts'
import { runNode } from './run-command.ts'

/** workers: how many files at once. Left to itself Vitest runs one at a time on two cores. */
type Options = { env?: Record<string, string | undefined>; workers?: number }

/** Runs one project of vitest.config.ts and counts from its report. */
export async function runVitest(project: string, { env = {}, workers = 1 }: Options = {}): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'mantel-report-'))
  const report = join(folder, 'report.json')
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      project,
      `--maxWorkers=${workers}`,
      ...reporters,
    ]
    const { code } = await runNode(args, { env })
    return countVitest(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
