import type { ShopEvent } from '@mantel/domain/tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSearchReport } from './search-report.ts'

let sent: ShopEvent[]
let report: (term: string) => void
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  report = createSearchReport((event) => void sent.push(event))
})
afterEach(() => vi.useRealTimers())

it('reports a term 1000 ms after the last key', () => {
  report('w')
  vi.advanceTimersByTime(999)
  report('wal')
  vi.advanceTimersByTime(999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([{ type: 'search', term: 'wal' }])
})

it('reports a term that is entered twice in a row once, and never an empty term', () => {
  for (const term of ['oak', ' oak ', '  ', 'ash', 'oak']) {
    report(term)
    vi.advanceTimersByTime(1000)
  }
  expect(sent.map((event) => event.type === 'search' && event.term)).toEqual(['oak', 'ash', 'oak'])
})

it('does not report a term that is deleted within the delay', () => {
  report('oak')
  vi.advanceTimersByTime(500)
  report('')
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([])
})
