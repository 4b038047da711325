export type Outcome = { passed: number; failed: number }

/** The part of Vitest's JSON report that is counted here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
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
  return { passed: report?.numPassedTests ?? 0, failed: failed || (exitCode === 0 ? 0 : 1) }
}

export function sum(outcomes: Outcome[]): Outcome {
  return outcomes.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  })
}
