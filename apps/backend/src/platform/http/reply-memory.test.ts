import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { createReplyMemory, type ReplyLease } from './reply-memory.ts'

it('builds one reply at a time, and none while replies that are being sent use all the memory', async () => {
  const memory = createReplyMemory({ maxBytes: 100, maxWaiting: 10, maxWaitMs: 60_000 })
  const first = await memory.acquire()
  const order: string[] = []
  const acquire = async (name: string) => {
    const lease = await memory.acquire()
    order.push(name)
    return lease
  }
  const second = acquire('second')
  const third = acquire('third')
  await Promise.resolve()
  expect([order, memory.waiting]).toEqual([[], 2])
  first?.hold(60)
  const secondLease = await second
  secondLease?.hold(60)
  await Promise.resolve()
  expect([order, memory.bytes]).toEqual([['second'], 120])
  first?.release()
  first?.release()
  const thirdLease = await third
  expect([order, memory.bytes]).toEqual([['second', 'third'], 60])
  thirdLease?.release()
  secondLease?.release()
  expect([memory.bytes, memory.waiting]).toEqual([0, 0])
})

it('refuses a reply when too many wait or it has waited too long', async () => {
  vi.useFakeTimers()
  try {
    const memory = createReplyMemory({ maxBytes: 100, maxWaiting: 1, maxWaitMs: 2000 })
    const first = await memory.acquire()
    const waiting = memory.acquire()
    expect(await memory.acquire()).toBeNull()
    vi.advanceTimersByTime(2000)
    expect(await waiting).toBeNull()
    first?.release()
    expect(await memory.acquire()).not.toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('never exceeds its memory limit by more than one reply, and releases all memory', async () => {
  const action = fc.record({
    what: fc.constantFrom('acquire', 'hold', 'release'),
    bytes: fc.integer({ max: 80, min: 0 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 60 }), async (actions) => {
      const memory = createReplyMemory({ maxBytes: 100, maxWaiting: 5, maxWaitMs: 60_000 })
      const leases: ReplyLease[] = []
      const acquire = async () => {
        const lease = await memory.acquire()
        if (lease) leases.push(lease)
      }
      for (const { what, bytes } of actions) {
        if (what === 'acquire') void acquire()
        else if (what === 'hold') leases.at(-1)?.hold(bytes)
        else leases.shift()?.release()
        await Promise.resolve()
        expect(memory.bytes).toBeLessThan(100 + 80)
      }
      while (leases.length > 0) {
        leases.shift()?.release()
        for (let i = 0; i < 5; i++) await Promise.resolve()
      }
      expect([memory.bytes, memory.waiting]).toEqual([0, 0])
    }),
  )
})
