import { expect, test } from 'vitest'
import { countVitest } from './outcome.ts'

const passedFile = { status: 'passed', assertionResults: [{ status: 'passed' }] }
const failedFile = {
  status: 'failed',
  assertionResults: [{ status: 'passed' }, { status: 'failed', fullName: 'it works' }],
}
const unloadableFile = { name: 'x.test.ts', status: 'failed', assertionResults: [] }

test('a file that cannot be loaded counts as one failure beside the failed tests', () => {
  const report = { numPassedTests: 2, numFailedTests: 1, testResults: [passedFile, failedFile, unloadableFile] }
  expect(countVitest(report, 1)).toEqual({ passed: 2, failed: 2, failures: ['it works', 'x.test.ts'] })
})

test('a run that ends badly is never all green', () => {
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] }, 1).failed).toBe(1)
  expect(countVitest(null, 1)).toEqual({ passed: 0, failed: 1, failures: [] })
  expect(countVitest({ numPassedTests: 1, numFailedTests: 0, testResults: [passedFile] }, 0).failed).toBe(0)
})
