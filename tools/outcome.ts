/** `failures`: names of failed tests, printed at the end of a run. `files`: the duration of each test file. */
export type Outcome = { passed: number; failed: number; failures?: string[]; files?: FileTime[] }
export type FileTime = { path: string; milliseconds: number }

/** The fields of Vitest's JSON report used here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name?: string; status: string; assertionResults: { status: string; fullName?: string }[] }[]
}

/**
 * A file that cannot be loaded is one failure, and so is a run with a non-zero exit code but no failed test
 * (an unhandled error, no tests at all, a crash before the report was written).
 */
export function countVitest(report: VitestReport | null, exitCode: number): Outcome {
  const broken = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const failed = (report?.numFailedTests ?? 0) + broken.length
  const failures = (report?.testResults ?? [])
    .flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'))
    .map(({ fullName = '' }) => fullName)
    .concat(broken.map(({ name = '' }) => name))
  return { passed: report?.numPassedTests ?? 0, failed: failed || (exitCode === 0 ? 0 : 1), failures }
}

export function sumOutcomes(outcomes: Outcome[]): Required<Outcome> {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    files: outcomes.flatMap(({ files = [] }) => files),
  }
}

/** One line for each of the slowest files, slowest first. */
export function formatSlowest(files: readonly FileTime[], count = 10): string[] {
  return files
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ path, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${path}`)
}
