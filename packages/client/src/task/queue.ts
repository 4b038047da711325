import { network } from '@mantel/domain/constants'
import { buildCallUrl } from '../call-url.ts'
import type { CallInput, CallName } from '../caller.ts'
import type { Engine } from '../engine.ts'
import { findEndpoint } from '../find-endpoint.ts'
import type { Outcome } from '../outcome.ts'
import { createRetry, isRetryStatus } from '../retry.ts'
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
  onWaiting = () => undefined,
}: {
  engine: Pick<Engine, 'view' | 'storage' | 'online' | 'clock' | 'log'>
  tabs: Pick<Tabs, 'withLock'>
  run: Tasks['run']
  /** The signed-in customer's id; null for a guest, undefined while not known. */
  owner(): number | null | undefined
  newId(): string
  /** Called after each change of the queue: whether tasks wait for the network. */
  onWaiting?: (isWaiting: boolean) => void
}): TaskQueue {
  const { view, storage, online, clock, log } = engine
  const collection: Collection<QueuedTask> = storage?.collection<QueuedTask>('tasks') ?? memoryCollection()
  const listeners = new Map<string, Set<(task: QueuedTask) => void>>()

  async function loadWaiting(): Promise<QueuedTask[]> {
    const tasks = (await collection.entries({ fresh: true })).map(([, task]) => task)
    const old = tasks.filter((task) => task.transmited && task.updated_at < clock.now() - resultLifetimeMs)
    for (const { task_id } of old) await collection.remove(task_id)
    return tasks.filter((task) => !task.transmited).sort((a, b) => a.created_at - b.created_at)
  }

  /** true: the server is unreachable or busy, so the other tasks are not tried. */
  async function attempt(task: QueuedTask): Promise<boolean> {
    const outcome = await run(task.call, inputOf(task), { silent: task.silent })
    const attempts = task.attempts + 1
    const mayTryAgain = isUnanswered(outcome) && attempts < network.maxTaskAttempts
    // The task was replaced or removed in the meantime: its result is ignored.
    if ((await collection.get(task.task_id, { fresh: true }))?.updated_at !== task.updated_at) return false
    if (mayTryAgain) {
      await collection.set(task.task_id, { ...task, attempts })
      return true
    }
    const now = clock.now()
    const transmited = !isUnanswered(outcome)
    const done: QueuedTask = {
      ...task,
      attempts,
      transmited,
      updated_at: now,
      transmited_at: transmited ? now : null,
      resultCode: codeOf(outcome),
      result: outcome.ok || outcome.reason === 'refused' ? outcome.result : null,
    }
    if (!transmited) log.warn(`Task ${task.call} given up after ${attempts} attempts`)
    if (transmited && task.is_result_cacheable) await collection.set(task.task_id, done)
    else await collection.remove(task.task_id)
    for (const listener of listeners.get(task.callback_event ?? '') ?? []) listener(done)
    return false
  }

  const retry = createRetry(clock, () => void queue.process())

  const queue: TaskQueue = {
    async add(call, input, { silent = false, callbackEvent, isResultCacheable = false, id = newId() } = {}) {
      const now = clock.now()
      const { params = {}, query = {}, body } = input as { params?: object; query?: object; body?: unknown }
      const { method, path } = await findEndpoint(call)
      await collection.set(id, {
        task_id: id,
        url: buildCallUrl(view.endpoints[call] ?? path, { ...params }, { ...query }),
        payload: { method, headers: input.headers ?? {}, body: body === undefined ? undefined : JSON.stringify(body) },
        silent,
        callback_event: callbackEvent ?? null,
        is_result_cacheable: isResultCacheable,
        created_at: now,
        updated_at: now,
        transmited: false,
        transmited_at: null,
        resultCode: null,
        result: null,
        call,
        owner: owner() ?? null,
        attempts: 0,
      })
      onWaiting(true)
      void queue.process()
      return id
    },
    waiting: loadWaiting,
    find: (id) => collection.get(id, { fresh: true }),
    process: () =>
      tabs.withLock('tasks', async () => {
        retry.cancel()
        const currentOwner = owner()
        if (!online.mayTry() || currentOwner === undefined) return
        for (const task of await loadWaiting()) {
          if (owner() !== currentOwner) return
          if (task.owner !== currentOwner && (await isPersonal(task))) await collection.remove(task.task_id)
          else if (await attempt(task)) return retry.schedule()
        }
        retry.reset()
        onWaiting(false)
      }),
    onDone(event, listener) {
      const own = listeners.get(event) ?? new Set()
      listeners.set(event, own.add(listener))
      return () => void own.delete(listener)
    },
    async clear() {
      await collection.clear()
      onWaiting(false)
    },
  }
  return queue
}

/** Whether the task belongs to a customer. A call without a token does not, so it may be sent whoever is signed in. */
const isPersonal = async ({ call }: QueuedTask) => (await findEndpoint(call)).token !== undefined

function inputOf({ url, payload: { headers, body } }: QueuedTask): CallInput<CallName> {
  return { url, headers, body: body === undefined ? undefined : JSON.parse(body) } as CallInput<CallName>
}

/** Whether the call has to be repeated: there was no reply, or a temporary failure. */
function isUnanswered(outcome: Outcome<unknown>): boolean {
  if (outcome.ok) return false
  return outcome.reason === 'failed' ? outcome.message === 'offline' : isRetryStatus(outcome.code)
}

function codeOf(outcome: Outcome<unknown>): number | null {
  if (outcome.ok) return 200
  return outcome.reason === 'refused' ? outcome.code : null
}
