/** Priorities. now: a request waits. later: a better version of a served image. idle: prepared before any request. */
export type RenderPriority = 'now' | 'later' | 'idle'
const priorities: RenderPriority[] = ['now', 'later', 'idle']

export class QueueFullError extends Error {}

export type RenderQueue<Job, Result> = {
  /** Returns the pending result for a key that is queued or running. A more urgent priority moves the job forward. */
  enqueue(key: string, priority: RenderPriority, job: () => Promise<Job>): Promise<Result>
  close(): void
}

export type QueueOptions<Job, Result> = {
  run(job: Job): Promise<Result>
  limits?: Record<RenderPriority, number>
  /** Time without urgent jobs before other jobs start, because a page requests many images at once. */
  quietMs?: number
}

type Entry<Job, Result> = { priority: RenderPriority; job: () => Promise<Job>; outcome: PromiseWithResolvers<Result> }

/** Runs one job at a time, most urgent first. */
export function createRenderQueue<Job, Result>(options: QueueOptions<Job, Result>): RenderQueue<Job, Result> {
  const { run, limits = { now: 200, later: 1000, idle: 1 }, quietMs = 300 } = options
  const entries = new Map<string, Entry<Job, Result>>()
  const waiting: Record<RenderPriority, Set<string>> = { now: new Set(), later: new Set(), idle: new Set() }
  let busy = false
  let closed = false
  let quietFrom = 0
  let timer: NodeJS.Timeout | undefined

  function enqueue(key: string, priority: RenderPriority, job: () => Promise<Job>): Promise<Result> {
    const existing = entries.get(key)
    if (existing) {
      raisePriority(key, existing, priority)
      return existing.outcome.promise
    }
    if (closed || waiting[priority].size >= limits[priority])
      return Promise.reject(new QueueFullError('render queue is full'))
    const entry = { priority, job, outcome: Promise.withResolvers<Result>() }
    entries.set(key, entry)
    waiting[priority].add(key)
    void runNext()
    return entry.outcome.promise
  }

  function raisePriority(key: string, entry: Entry<Job, Result>, priority: RenderPriority): void {
    if (priorities.indexOf(priority) >= priorities.indexOf(entry.priority) || !waiting[entry.priority].delete(key))
      return
    entry.priority = priority
    waiting[priority].add(key)
    void runNext()
  }

  async function runNext(): Promise<void> {
    if (busy || closed) return
    const key = next()
    if (key === undefined) return
    const entry = entries.get(key)!
    busy = true
    try {
      entry.outcome.resolve(await run(await entry.job()))
    } catch (error) {
      entry.outcome.reject(error)
    }
    if (entry.priority === 'now') quietFrom = Date.now() + quietMs
    entries.delete(key)
    busy = false
    void runNext()
  }

  function next(): string | undefined {
    const nextKey = take('now')
    if (nextKey !== undefined) return nextKey
    const wait = quietFrom - Date.now()
    if (wait <= 0) return take('later') ?? take('idle')
    clearTimeout(timer)
    timer = setTimeout(runNext, wait)
    timer.unref()
    return undefined
  }

  function take(priority: RenderPriority): string | undefined {
    const [key] = waiting[priority]
    if (key !== undefined) waiting[priority].delete(key)
    return key
  }

  function close(): void {
    closed = true
    clearTimeout(timer)
    for (const priority of priorities)
      for (const key of waiting[priority]) {
        entries.get(key)?.outcome.reject(new QueueFullError('render queue is closed'))
        entries.delete(key)
      }
  }

  return { enqueue, close }
}
