import { beforeEach, expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import type { Outcome } from '../outcome.ts'
import { visit } from '../testing/test-storage.ts'
import { fetchInvoice } from './invoice.ts'

const refused = (code: number): Outcome<string> => {
  return { ok: false, reason: 'refused', code, result: 'no', shown: 'no', error: null }
}
const lost: Outcome<string> = { ok: false, reason: 'failed', message: 'offline' }

let browser: ReturnType<typeof visit>
beforeEach(() => {
  browser = visit()
})
const fetchFrom = (outcome: Outcome<string>) =>
  fetchInvoice(browser, { call: async () => outcome } as unknown as Caller, { orderId: '17', key: null })

it('downloads the invoice again, because it changes with payments and refunds', async () => {
  expect(await fetchFrom({ ok: true, result: 'open' })).toBe('open')
  expect(await fetchFrom({ ok: true, result: 'paid' })).toBe('paid')
  expect(await fetchFrom(lost)).toBe('paid')
})

it.each([lost, refused(503), refused(429)])(
  'uses the last copy without an answer of the server: %o',
  async (outcome) => {
    expect(await fetchFrom(outcome)).toBeNull()
    await fetchFrom({ ok: true, result: 'pdf' })
    expect(await fetchFrom(outcome)).toBe('pdf')
  },
)

it('does not show the stored copy of an invoice that the server refuses to send', async () => {
  await fetchFrom({ ok: true, result: 'pdf' })
  expect(await fetchFrom(refused(404))).toBeNull()
})
