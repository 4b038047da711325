/** now: somebody waits. later: a better version of what was just served. idle: before anybody asked. */
export type Lane = 'now' | 'later' | 'idle'
const lanes: Lane[] = ['now', 'later', 'idle']

export class QueueFull extends Error {}

export type RenderQueue<Job, Result> = {
  /** Whoever asks for a key that waits or runs already gets the same result; a hurry moves it forward. */
  ask(key: string, lane: Lane, job: () => Promise<Job>): Promise<Result>
  close(): void
}

export type QueueOptions<Job, Result> = {
  run(job: Job): Promise<Result>
  limits?: Record<Lane, number>
  /** Nobody may have waited for this long before work starts that nobody waits for: a page asks for many at once. */
  quietMs?: number
}

type Entry<Job, Result> = { lane: Lane; job: () => Promise<Job>; outcome: PromiseWithResolvers<Result> }

/** One job at a time, those that somebody waits for first. */
export function createRenderQueue<Job, Result>(options: QueueOptions<Job, Result>): RenderQueue<Job, Result> {
  const { run, limits = { now: 200, later: 1000, idle: 1 }, quietMs = 300 } = options
  const entries = new Map<string, Entry<Job, Result>>()
  const waiting: Record<Lane, Set<string>> = { now: new Set(), later: new Set(), idle: new Set() }
  let busy = false
  let closed = false
  let quietFrom = 0
  let timer: NodeJS.Timeout | undefined

  function ask(key: string, lane: Lane, job: () => Promise<Job>): Promise<Result> {
    const known = entries.get(key)
    if (known) {
      hurry(key, known, lane)
      return known.outcome.promise
    }
    if (closed || waiting[lane].size >= limits[lane]) return Promise.reject(new QueueFull('too many pictures wait'))
    const entry = { lane, job, outcome: Promise.withResolvers<Result>() }
    entries.set(key, entry)
    waiting[lane].add(key)
    void pump()
    return entry.outcome.promise
  }

  function hurry(key: string, entry: Entry<Job, Result>, lane: Lane): void {
    if (lanes.indexOf(lane) >= lanes.indexOf(entry.lane) || !waiting[entry.lane].delete(key)) return
    entry.lane = lane
    waiting[lane].add(key)
    void pump()
  }

  async function pump(): Promise<void> {
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
    if (entry.lane === 'now') quietFrom = Date.now() + quietMs
    entries.delete(key)
    busy = false
    void pump()
  }

  function next(): string | undefined {
    const urgent = take('now')
    if (urgent !== undefined) return urgent
    const wait = quietFrom - Date.now()
    if (wait <= 0) return take('later') ?? take('idle')
    clearTimeout(timer)
    timer = setTimeout(pump, wait)
    timer.unref()
    return undefined
  }

  function take(lane: Lane): string | undefined {
    const [key] = waiting[lane]
    if (key !== undefined) waiting[lane].delete(key)
    return key
  }

  function close(): void {
    closed = true
    clearTimeout(timer)
    for (const lane of lanes)
      for (const key of waiting[lane]) {
        entries.get(key)?.outcome.reject(new QueueFull('the queue is closed'))
        entries.delete(key)
      }
  }

  return { ask, close }
}
