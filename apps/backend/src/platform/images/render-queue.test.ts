import { expect, it } from 'vitest'
import { createRenderQueue, QueueFullError } from './render-queue.ts'

/** A queue whose jobs end when the test calls end. started lists the jobs in starting order. */
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
  const enqueue = (key: string, priority: 'now' | 'later' | 'idle') => queue.enqueue(key, priority, async () => key)
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  async function end(job: string) {
    await settle()
    ends.get(job)!()
    await settle()
  }
  return { queue, enqueue, end, started, settle }
}

it('runs one job for concurrent requests of one key', async () => {
  const { enqueue, end, started } = slowQueue()
  const all = Promise.all([enqueue('a', 'now'), enqueue('a', 'now'), enqueue('a', 'later')])
  await end('a')
  expect(await all).toEqual(['a done', 'a done', 'a done'])
  expect(started).toEqual(['a'])
})

it('runs one job at a time in order of priority', async () => {
  const { enqueue, end, started } = slowQueue()
  const all = [enqueue('first', 'now'), enqueue('idle', 'idle'), enqueue('later', 'later'), enqueue('now', 'now')]
  for (const job of ['first', 'now', 'later', 'idle']) await end(job)
  await Promise.all(all)
  expect(started).toEqual(['first', 'now', 'later', 'idle'])
})

it('raises the priority of a waiting job', async () => {
  const { enqueue, end, started } = slowQueue()
  const all = [enqueue('first', 'now'), enqueue('x', 'later'), enqueue('y', 'idle'), enqueue('y', 'now')]
  for (const job of ['first', 'y', 'x']) await end(job)
  await Promise.all(all)
  expect(started).toEqual(['first', 'y', 'x'])
})

it('rejects jobs in a full priority and continues after a failed job', async () => {
  const { enqueue, end } = slowQueue({ now: 1, later: 1, idle: 1 })
  const running = enqueue('running', 'now')
  const waiting = enqueue('waiting', 'now')
  await expect(enqueue('one too many', 'now')).rejects.toBeInstanceOf(QueueFullError)
  await end('running')
  await end('waiting')
  expect(await Promise.all([running, waiting])).toEqual(['running done', 'waiting done'])

  const failing = createRenderQueue<string, string>({ run: async (job) => job })
  await expect(failing.enqueue('a', 'now', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await failing.enqueue('a', 'now', async () => 'a')).toBe('a')
})

it('rejects waiting and new jobs when it is closed', async () => {
  const { queue, enqueue, settle } = slowQueue()
  void enqueue('running', 'now')
  const waiting = enqueue('waiting', 'later')
  await settle()
  queue.close()
  await expect(waiting).rejects.toBeInstanceOf(QueueFullError)
  await expect(enqueue('new', 'now')).rejects.toBeInstanceOf(QueueFullError)
})
