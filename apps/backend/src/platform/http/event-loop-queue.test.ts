import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createEventLoopQueue, type EventLoopQueueOptions } from './event-loop-queue.ts'

/** Turns with a clock and an event loop that the test advances itself. */
function open(options: Partial<EventLoopQueueOptions> = {}) {
  const clock = { ms: 0 }
  const scheduled: (() => void)[] = []
  const started: number[] = []
  const turns = createEventLoopQueue({
    maxWaiting: 100,
    maxWaitMs: 1000,
    turnMs: 10,
    now: () => clock.ms,
    nextTurn: (callback) => void scheduled.push(callback),
    ...options,
  })
  return {
    clock,
    turns,
    started,
    work: (name: number, ms: number) => () => {
      started.push(name)
      clock.ms += ms
      return name
    },
    turn: () => {
      for (const callback of scheduled.splice(0)) callback()
    },
  }
}

it('runs work at once until the turn is used up, then continues in later turns in order', async () => {
  const { turns, work, turn, started } = open()
  expect([turns.run(work(1, 6)), turns.run(work(2, 6))]).toEqual([1, 2])
  const third = turns.run(work(3, 6))
  const fourth = turns.run(work(4, 6))
  const fifth = turns.run(work(5, 6))
  expect(started).toEqual([1, 2])
  turn()
  expect(started).toEqual([1, 2, 3, 4])
  turn()
  expect(await Promise.all([third, fourth, fifth])).toEqual([3, 4, 5])
})

it('refuses work when the queue is full and when its client has disconnected', async () => {
  const { turns, work, turn, started } = open({ maxWaiting: 2 })
  turns.run(work(1, 20))
  const gone = turns.run(work(2, 1), () => false)
  const waiting = turns.run(work(3, 1))
  expect(turns.run(work(4, 1))).toBeNull()
  turn()
  expect([await gone, await waiting, started]).toEqual([null, 3, [1, 3]])
})

it('refuses work that waited too long in the queue, but not if something else blocked the event loop', async () => {
  const { turns, work, turn, clock } = open({ maxWaitMs: 500 })
  turns.run(work(0, 20))
  const queued = Array.from({ length: 30 }, (_, at) => turns.run(work(at + 1, 20)))
  while (turns.waiting > 0) turn()
  // Each turn does one task: after 26 turns the others have waited too long.
  expect((await Promise.all(queued)).filter((result) => result === null)).toHaveLength(4)

  turns.run(work(0, 20))
  const delayed = turns.run(work(1, 1))
  clock.ms += 60_000
  turn()
  expect(await delayed).toBe(1)
})

it('passes on the error of waiting work', async () => {
  const { turns, work, turn } = open()
  turns.run(work(1, 20))
  const failing = turns.run(() => {
    throw new Error('no such index')
  })
  turn()
  await expect(failing).rejects.toThrow('no such index')
})

it('exceeds the length of a turn by at most one task, and keeps the order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 60 }), (durations) => {
      const { turns, work, turn, clock, started } = open()
      for (const [at, ms] of durations.entries()) void turns.run(work(at, ms))
      const longest = Math.max(0, ...durations)
      while (turns.waiting > 0) {
        const before = clock.ms
        turn()
        expect(clock.ms - before).toBeLessThanOrEqual(10 + longest)
      }
      expect(started).toEqual(durations.map((_, at) => at))
    }),
  )
})
