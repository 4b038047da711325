import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
  const order = { number: '000000012', store_code: 'trade', stillDue: 11455, snapshot }
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

it('names the option that refunds an order whose gift cards have been used', async () => {
  const refusal = { ok: false, code: 'gift_card_used', params: { name: 'Gift card' } }
  const context = { backend: { orders: { move: async () => refusal } } } as unknown as UseCaseContext
  const refund = { number: '12', to: 'refunded', reason: '' } as const
  const answer = await createOrderUseCases(context).moveOrder(refund, {} as never, new AbortController().signal)
  expect(answer).toEqual({
    ok: false,
    message: expect.stringContaining('used, so it can no longer be refunded. --used-'),
  })
})

it('writes a packing slip to a file, or says why there is none', async () => {
  const answers = [
    { ok: true, number: '000000012', pdf: Buffer.from('%PDF') },
    { ok: false, reason: 'nothing-to-send' },
  ]
  const backend = { packingSlip: async () => answers.shift() }
  const context = { backend, stores: await loadTestStores() } as unknown as UseCaseContext
  const { writePackingSlip } = createOrderUseCases(context)
  const folder = await mkdtemp(join(tmpdir(), 'mantel-slip-'))
  const file = join(folder, 'slip.pdf')
  const write = () => writePackingSlip({ number: '12', file }, {} as never, new AbortController().signal)
  try {
    expect(await write()).toEqual({ ok: true, message: `The packing slip of 000000012 is in ${file}.` })
    expect(await readFile(file, 'utf8')).toBe('%PDF')
    expect(await write()).toEqual({ ok: false, message: 'This order has nothing to send.' })
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('lists open requests and prints where the refund of an accepted one goes', async () => {
  const snapshot = { lines: [{ boughtSku: 'CLK-1' }], buyer: { email: 'buyer@mantel.example' } }
  const order = { number: '000000012', store_code: 'default', state: 'shipped', snapshot }
  const request = {
    number: 1,
    kind: 'withdrawal',
    state: 'open',
    reason: 'Too loud',
    note: '',
    amount: { gross: 4800 },
    requestedAt: new Date('2026-12-20T08:00:00Z'),
    lines: [{ position: 0, quantity: 2, unsent: 0 }],
  }
  const refunded = { provider: 3000, before: 1700, giftCards: 1000, byHand: 800 }
  const orders = {
    listRequests: async () => [{ order, requests: [request] }],
    settle: async () => ({ ok: true, order, request, amount: 4800, refunded }),
  }
  const context = { backend: { orders }, stores: await loadTestStores() } as unknown as UseCaseContext
  const lines: string[] = []
  const io = { out: async (line: string) => void lines.push(line) } as never
  const { listOrderRequests, settleOrderRequest } = createOrderUseCases(context)
  const { signal } = new AbortController()
  expect(await listOrderRequests({ limit: 20 }, io, signal)).toEqual({ ok: true, message: '1 open request.' })
  expect(lines.splice(0)).toEqual([
    '000000012  2026-12-20 08:00  withdrawal 1 (open)  2 × CLK-1  £48.00: Too loud  buyer@mantel.example',
  ])
  const settlement = { number: '12', request: undefined, note: '' }
  expect(await settleOrderRequest({ ...settlement, isAccepted: true }, io, signal)).toEqual({
    ok: true,
    message: 'The withdrawal 1 of 000000012 is accepted: £48.00. The order is shipped.',
  })
  expect(lines).toEqual([
    '£17.00 of the payment has been refunded or requested before.',
    '£30.00 goes back through the payment provider.',
    '£10.00 is back on the gift cards.',
    'Refund £8.00 by hand, or deduct it from what is still to be paid.',
  ])
})

it.each([
  [{ provider: 4700, before: 0, byHand: 0 }, ['£47.00 goes back through the payment provider.']],
  [
    { provider: 4600, before: 100, byHand: 0 },
    ['£1.00 of the payment has been refunded or requested before.', '£46.00 goes back through the payment provider.'],
  ],
  [
    { provider: 0, before: 4700, byHand: 0 },
    ['£47.00 of the payment has been refunded or requested before.', 'Nothing more is sent to the payment provider.'],
  ],
  [
    { provider: 0, before: 0, byHand: 4700 },
    ['Nothing was paid through a payment provider. If the buyer has paid, refund £47.00 by hand.'],
  ],
])('prints what a refund sends to the payment provider: %j', async (refund, expected) => {
  const order = { number: '000000012', store_code: 'default', state: 'refunded' }
  const orders = { move: async () => ({ ok: true, order, refund }) }
  const context = { backend: { orders }, stores: await loadTestStores() } as unknown as UseCaseContext
  const lines: string[] = []
  const io = { out: async (line: string) => void lines.push(line) } as never
  const { moveOrder } = createOrderUseCases(context)
  const { message } = await moveOrder({ number: '12', to: 'refunded', reason: '' }, io, new AbortController().signal)
  expect([lines, message]).toEqual([expected, '000000012 is refunded.'])
})
