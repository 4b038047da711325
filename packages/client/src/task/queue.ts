import { network } from '@mantel/domain/constants'
import type { CallInput, CallName } from '../caller.ts'
import type { Engine } from '../engine.ts'
import type { Outcome } from '../outcome.ts'
import { createRetry, mayRetry } from '../retry.ts'
import type { Collection } from '../storage/collection.ts'
import type { Tabs } from '../tabs.ts'
import { memoryCollection } from './memory-collection.ts'
import type { QueuedTask, TaskQueue, Tasks } from './tasks.ts'

/** Results are kept for a day. */
const resultLifetimeMs = 86_400_000

export function createQueue({
  engine,
  tabs,
  run,
  owner,
  newId,
}: {
  engine: Pick<Engine, 'storage' | 'online' | 'clock' | 'log'>
  tabs: Pick<Tabs, 'withLock'>
  run: Tasks['run']
  /** The signed-in customer's id; null for a guest, undefined while not known. */
  owner(): number | null | undefined
  newId(): string
}): TaskQueue {
  const { storage, online, clock, log } = engine
  const collection: Collection<QueuedTask> = storage?.collection<QueuedTask>('tasks') ?? memoryCollection()
  const listeners = new Map<string, Set<(task: QueuedTask) => void>>()

  async function loadWaiting(): Promise<QueuedTask[]> {
    const tasks = (await collection.entries({ fresh: true })).map(([, task]) => task)
    const old = tasks.filter((task) => task.transmitted && task.updatedAt < clock.now() - resultLifetimeMs)
    for (const { id } of old) await collection.remove(id)
    return tasks.filter((task) => !task.transmitted).sort((a, b) => a.createdAt - b.createdAt)
  }

  /** true: the server is unreachable or busy, so the other tasks are not tried. */
  async function attempt(task: QueuedTask): Promise<boolean> {
    const outcome = await run(task.call, task.input as CallInput<CallName>, { silent: task.silent })
    const attempts = task.attempts + 1
    const mayTryAgain = isUnanswered(outcome) && attempts < network.maxTaskAttempts
    // The task was replaced or removed in the meantime: its result is ignored.
    if ((await collection.get(task.id, { fresh: true }))?.updatedAt !== task.updatedAt) return false
    if (mayTryAgain) {
      await collection.set(task.id, { ...task, attempts })
      return true
    }
    const now = clock.now()
    const transmitted = !isUnanswered(outcome)
    const done: QueuedTask = {
      ...task,
      attempts,
      transmitted,
      updatedAt: now,
      transmittedAt: transmitted ? now : null,
      resultCode: codeOf(outcome),
      result: outcome.ok || outcome.reason === 'refused' ? outcome.result : null,
    }
    if (!transmitted) log.warn(`Task ${task.call} given up after ${attempts} attempts`)
    if (transmitted && task.isResultKept) await collection.set(task.id, done)
    else await collection.remove(task.id)
    for (const listener of listeners.get(task.event ?? '') ?? []) listener(done)
    return false
  }

  const retry = createRetry(clock, () => void queue.process())

  const queue: TaskQueue = {
    async add(call, input, { silent = false, event, isResultKept = false, id = newId() } = {}) {
      const now = clock.now()
      await collection.set(id, {
        id,
        call,
        input: input as CallInput<CallName>,
        silent,
        owner: owner() ?? null,
        event: event ?? null,
        isResultKept,
        createdAt: now,
        updatedAt: now,
        attempts: 0,
        transmitted: false,
        transmittedAt: null,
        resultCode: null,
        result: null,
      })
      void queue.process()
      return id
    },
    find: (id) => collection.get(id, { fresh: true }),
    process: () =>
      tabs.withLock('tasks', async () => {
        retry.cancel()
        const currentOwner = owner()
        if (!online.mayTry() || currentOwner === undefined) return
        for (const task of await loadWaiting()) {
          if (owner() !== currentOwner) return
          if (task.owner !== currentOwner) await collection.remove(task.id)
          else if (await attempt(task)) return retry.schedule()
        }
        retry.reset()
      }),
    onDone(event, listener) {
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(listener))
      return () => void own.delete(listener)
    },
    async clear() {
      await collection.clear()
    },
  }
  return queue
}

/** The reply says nothing about the task itself. */
function isUnanswered(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false
  return outcome.reason === 'failed' ? outcome.message === 'offline' : mayRetry(outcome.code)
}

function codeOf(outcome: Outcome<unknown>): number | null {
  if (outcome.ok) return 200
  return outcome.reason === 'refused' ? outcome.code : null
}
