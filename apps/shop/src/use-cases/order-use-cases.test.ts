import { expect, it } from 'vitest'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { createOrderUseCases } from './order-use-cases.ts'
import type { UseCaseContext } from './use-case-context.ts'

it('prints due date, delay, amount and payment reference of every overdue order', async () => {
  const snapshot = {
    payment: { terms: { dueOn: '2026-12-17' } },
    billing: { company: 'Okafor & Daughters' },
    buyer: { email: 'buyer@mantel.example' },
  }
  const order = { number: '000000012', store_code: 'trade', due: 11455, snapshot }
  const orders = { listOverdue: async () => [order] }
  const stores = await loadTestStores()
  const context = {
    backend: { orders },
    stores,
    now: () => new Date('2026-12-20T08:00:00Z'),
  } as unknown as UseCaseContext
  const lines: string[] = []
  const io = { out: async (line: string) => void lines.push(line) } as never
  const answer = await createOrderUseCases(context).listOverdueOrders({ limit: 20 }, io, new AbortController().signal)
  expect(answer).toEqual({ ok: true, message: '1 overdue order.' })
  expect(lines[0]?.split(/ {2,}/)).toEqual([
    ...['000000012', 'due 2026-12-17', '3 days late', '£114.55', 'RF68000000012', 'Okafor & Daughters'],
    'buyer@mantel.example',
  ])
})
