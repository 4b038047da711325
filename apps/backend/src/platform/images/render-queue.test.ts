import { expect, test } from 'vitest'
import { createRenderQueue, QueueFull } from './render-queue.ts'

/** Jobs end when the test says so; started holds them in the order in which they began. */
function slowQueue(limits = { now: 10, later: 10, idle: 10 }) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const queue = createRenderQueue<string, string>({
    limits,
    quietMs: 0,
    run: (job) =>
      new Promise((resolve) => {
        started.push(job)
        ends.set(job, () => resolve(`${job} done`))
      }),
  })
  const ask = (key: string, lane: 'now' | 'later' | 'idle') => queue.ask(key, lane, async () => key)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  async function end(job: string) {
    await settle()
    ends.get(job)!()
    await settle()
  }
  return { queue, ask, end, started, settle }
}

test('many who ask for one picture wait for one job', async () => {
  const { ask, end, started } = slowQueue()
  const all = Promise.all([ask('a', 'now'), ask('a', 'now'), ask('a', 'later')])
  await end('a')
  expect(await all).toEqual(['a done', 'a done', 'a done'])
  expect(started).toEqual(['a'])
})

test('one job runs at a time, and those that somebody waits for come first', async () => {
  const { ask, end, started } = slowQueue()
  const all = [ask('first', 'now'), ask('idle', 'idle'), ask('later', 'later'), ask('now', 'now')]
  for (const job of ['first', 'now', 'later', 'idle']) await end(job)
  await Promise.all(all)
  expect(started).toEqual(['first', 'now', 'later', 'idle'])
})

test('a picture that somebody begins to wait for moves forward', async () => {
  const { ask, end, started } = slowQueue()
  const all = [ask('first', 'now'), ask('x', 'later'), ask('y', 'idle'), ask('y', 'now')]
  for (const job of ['first', 'y', 'x']) await end(job)
  await Promise.all(all)
  expect(started).toEqual(['first', 'y', 'x'])
})

test('a full lane refuses, and a failed job stops nobody', async () => {
  const { ask, end } = slowQueue({ now: 1, later: 1, idle: 1 })
  const running = ask('running', 'now')
  const waiting = ask('waiting', 'now')
  await expect(ask('one too many', 'now')).rejects.toBeInstanceOf(QueueFull)
  await end('running')
  await end('waiting')
  expect(await Promise.all([running, waiting])).toEqual(['running done', 'waiting done'])

  const failing = createRenderQueue<string, string>({ run: async (job) => job })
  await expect(failing.ask('a', 'now', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await failing.ask('a', 'now', async () => 'a')).toBe('a')
})

test('closing sends those who wait away and takes nothing more', async () => {
  const { queue, ask, settle } = slowQueue()
  void ask('running', 'now')
  const waiting = ask('waiting', 'later')
  await settle()
  queue.close()
  await expect(waiting).rejects.toBeInstanceOf(QueueFull)
  await expect(ask('new', 'now')).rejects.toBeInstanceOf(QueueFull)
})
