import { afterEach, expect, it, vi } from 'vitest'
import { canLoadDocument } from './missing-file.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [true, null, true],
  [false, {}, true],
  [false, null, false],
])('with online %s and worker %j reports whether a document can be loaded: %s', (onLine, controller, expected) => {
  vi.stubGlobal('navigator', { onLine, serviceWorker: { controller } })
  expect(canLoadDocument()).toBe(expected)
})
