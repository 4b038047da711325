/** failures: names of what failed, for the end of a long run. */
export type Outcome = { passed: number; failed: number; failures?: string[] }

/** The part of Vitest's JSON report that is counted here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name?: string; status: string; assertionResults: { status: string; fullName?: string }[] }[]
}

/**
 * A file that cannot even be loaded is one failure, and so is a run that ended badly without a failed test
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

export function sum(outcomes: Outcome[]): Required<Outcome> {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
  }
}
