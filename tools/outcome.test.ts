import { expect, it } from 'vitest'
import { countVitest, formatSlowest } from './outcome.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failedFile = {
  status: 'failed',
  assertionResults: [{ status: 'passed' }, { status: 'failed', fullName: 'it works' }],
}
const unloadableFile = { name: 'x.test.ts', status: 'failed', assertionResults: [] }

it('counts a file that cannot be loaded as one failure', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile, unloadableFile] }
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 2, failures: ['it works', 'x.test.ts'] })
})

it('counts a run with a non-zero exit code as failed', () => {
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] }, 1).failed).toBe(1)
  expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1, failures: [] })
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] }, 0).failed).toBe(0)
})

it('lists the given number of files, slowest first', () => {
  const files = [
    { path: 'a.test.ts', milliseconds: 900 },
    { path: 'b.test.ts', milliseconds: 12_345 },
    { path: 'c.test.ts', milliseconds: 20 },
  ]
  expect(formatSlowest(files, 2)).toEqual(['   12.3 s  b.test.ts', '    0.9 s  a.test.ts'])
})
