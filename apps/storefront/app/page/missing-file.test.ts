import { afterEach, expect, test, vi } from 'vitest'
import { hasWholePages } from './missing-file.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [true, null, true],
  [false, {}, true],
  [false, null, false],
])('connected: %s, worker: %j; a whole page can be had: %s', (onLine, controller, expected) => {
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller } })
  expect(hasWholePages()).toBe(expected)
})
