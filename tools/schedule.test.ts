import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { runInParallel, type Task } from './schedule.ts'

function recorder() {
  const events: string[] = []
  const task = (name: string, cores: 1 | 2, after: string[] = [], milliseconds = 10): Task<string> => ({
    name,
    cores,
    after,
    async run() {
      events.push(`+${name}`)
      await delay(milliseconds)
      events.push(`-${name}`)
      return name
    },
  })
  return { events, task }
}

it('runs two small tasks in parallel and a large one alone', async () => {
  const { events, task } = recorder()
  const results = await runInParallel([task('a', 1), task('b', 1, [], 20), task('c', 2)], 2)
  expect(results).toEqual(['a', 'b', 'c'])
  expect(events).toEqual(['+a', '+b', '-a', '-b', '+c', '-c'])
})

it('starts a task after its dependencies and lets other tasks run first', async () => {
  const { events, task } = recorder()
  await runInParallel([task('build', 1, [], 30), task('pages', 1, ['build']), task('unit', 1)], 2)
  expect(events).toEqual(['+build', '+unit', '-unit', '-build', '+pages', '-pages'])
})

it('does not wait for a task that was not chosen', async () => {
  const { task } = recorder()
  expect(await runInParallel([task('pages', 1, ['build'])], 2)).toEqual(['pages'])
})

it('runs large tasks one after the other on a single core', async () => {
  const { events, task } = recorder()
  await runInParallel([task('a', 2), task('b', 1)], 1)
  expect(events).toEqual(['+a', '-a', '+b', '-b'])
})

it('rejects with the error that a task throws', async () => {
  const broken: Task<string> = { name: 'x', cores: 1, run: () => Promise.reject(new Error('no')) }
  await expect(runInParallel([broken], 2)).rejects.toThrow('no')
})
