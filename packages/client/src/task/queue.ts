import { network } from '@mantel/domain/constants'
import type { CallInput, CallName } from '../caller.ts'
import type { Tabs } from '../cart/tabs.ts'
import type { Engine } from '../engine.ts'
import type { Outcome } from '../outcome.ts'
import type { Collection } from '../storage/collection.ts'
import { memoryCollection } from './memory-collection.ts'
import type { QueuedTask, TaskQueue, Tasks } from './tasks.ts'

/** Kept results are answers, not papers: after a day nobody asks for them. */
const resultLivesMs = 86_400_000

export function createQueue({
  engine,
  tabs,
  run,
  owner,
  newId,
}: {
  engine: Pick<Engine, 'storage' | 'online' | 'clock' | 'log'>
  tabs: Pick<Tabs, 'alone'>
  run: Tasks['run']
  /** Who is signed in; undefined while nobody knows. */
  owner(): number | null | undefined
  newId(): string
}): TaskQueue {
  const { storage, online, clock, log } = engine
  const kept: Collection<QueuedTask> = storage?.collection<QueuedTask>('tasks') ?? memoryCollection()
  const listeners = new Map<string, Set<(task: QueuedTask) => void>>()

  async function waiting(): Promise<QueuedTask[]> {
    const tasks = (await kept.entries({ fresh: true })).map(([, task]) => task)
    const old = tasks.filter((task) => task.transmitted && task.updatedAt < clock.now() - resultLivesMs)
    for (const { id } of old) await kept.remove(id)
    return tasks.filter((task) => !task.transmitted).sort((a, b) => a.createdAt - b.createdAt)
  }

  /** true: there is no connection, so the others need not try. */
  async function attempt(task: QueuedTask): Promise<boolean> {
    const outcome = await run(task.call, task.input as CallInput<CallName>, { silent: task.silent })
    const attempts = task.attempts + 1
    const mayTryAgain = isUnanswered(outcome) && attempts < network.maxTaskAttempts
    // Somebody changed or withdrew it meanwhile: what came of the old one is nobody's business.
    if ((await kept.get(task.id, { fresh: true }))?.updatedAt !== task.updatedAt) return false
    if (mayTryAgain) {
      await kept.set(task.id, { ...task, attempts })
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
    if (!transmitted) log.warn(`The task ${task.call} was given up after ${attempts} attempts`)
    if (transmitted && task.isResultKept) await kept.set(task.id, done)
    else await kept.remove(task.id)
    for (const listener of listeners.get(task.event ?? '') ?? []) listener(done)
    return false
  }

  const queue: TaskQueue = {
    async add(call, input, { silent = false, event, isResultKept = false, id = newId() } = {}) {
      const now = clock.now()
      await kept.set(id, {
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
    find: (id) => kept.get(id, { fresh: true }),
    process: () =>
      tabs.alone('tasks', async () => {
        const now = owner()
        if (!online.mayTry() || now === undefined) return
        for (const task of await waiting()) {
          if (owner() !== now) return
          if (task.owner !== now) await kept.remove(task.id)
          else if (await attempt(task)) return
        }
      }),
    onDone(event, listener) {
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(listener))
      return () => void own.delete(listener)
    },
    async clear() {
      await kept.clear()
    },
  }
  return queue
}

const isUnanswered = (outcome: Outcome<unknown>) =>
  !outcome.ok && outcome.reason === 'failed' && outcome.message === 'offline'

function codeOf(outcome: Outcome<unknown>): number | null {
  if (outcome.ok) return 200
  return outcome.reason === 'refused' ? outcome.code : null
}
