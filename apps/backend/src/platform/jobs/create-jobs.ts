import { AsyncLocalStorage } from 'node:async_hooks'
import { fromKysely, PgBoss } from 'pg-boss'
import { afterCommit, type Connection, type Db, inTransaction } from '../db/index.ts'
import type { Log } from '../log.ts'
import { takeRestoredJobs } from './restored-job.repository.ts'

/** Background work that survives a restart: jobs are stored in the database and retried when they fail. */
export type Jobs = {
  /** Call before start. A job may run twice, for example after an interrupted run. */
  define<T extends object>(name: string, handler: (data: T) => Promise<void>, options?: JobOptions): void
  /** With tx, the job is sent only if the transaction commits. */
  send(name: string, data: object, options?: { after?: Date; tx?: Db }): Promise<void>
  /** Starts the job queue. If it fails, it can be called again. */
  start(): Promise<void>
  /** Waits for the jobs that are running. */
  stop(): Promise<void>
}

export type JobOptions = {
  /** How many times a failed job is retried, with a growing delay. */
  retries?: number
  /** The maximum delay between attempts in seconds; default: 18 hours. */
  maxRetryDelay?: number
  /** A cron expression in UTC: the queue also sends the job on this schedule, without data. */
  cron?: string
  /** Seconds between polls of the queue, at least 0.5. A job sent by this process starts at once, others with the next poll. */
  pollSeconds?: number
  /** Ignores a job that is sent while another waits: for jobs that process everything that is due. */
  skipIfQueued?: boolean
}

type Definition = { handler: (data: object) => Promise<void>; options: JobOptions }

const stopTimeout = 10_000
/** Few enough polls that an idle shop costs next to nothing: most jobs run at night or every ten minutes. */
const defaultPollSeconds = 10

export function createJobs(connection: Connection, log: Log): Jobs {
  const definitions = new Map<string, Definition>()
  /** The queue's worker ids by job name; empty until the jobs are started. */
  const workers = new Map<string, string>()
  const sendingIn = new AsyncLocalStorage<ReturnType<typeof fromKysely>>()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => (sendingIn.getStore() ?? connection).executeSql(text, values) },
    backend: connection.engine,
    // Rebuilding indexes concurrently needs a second connection, which the embedded engine does not have.
    reindex: connection.engine === 'postgres',
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'job queue error'))
  boss.on('warning', (warning) => log.debug({ warning }, 'job queue warning'))

  async function serve(name: string, { handler, options }: Definition): Promise<void> {
    const {
      retries = 5,
      maxRetryDelay = 65_536,
      pollSeconds = defaultPollSeconds,
      cron,
      skipIfQueued = false,
    } = options
    const policy = skipIfQueued ? 'short' : 'standard'
    const retrying = { retryLimit: retries, retryBackoff: true, retryDelayMax: maxRetryDelay }
    await boss.createQueue(name, { ...retrying, policy })
    const worker = await boss.work<object>(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      // The queue fetches one job at a time: waiting jobs must not wait for a poll each.
      wake(name)
      for (const job of jobs) await runLogged(name, () => handler(job.data ?? {}))
    })
    workers.set(name, worker)
    if (cron) await boss.schedule(name, cron)
  }

  function wake(name: string): void {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  /**
   * Runs all queries of the job queue in tx, including its lookup of a queue that it has not used yet. On the embedded engine that
   * lookup, outside of tx, would wait for tx to end, while tx waits for the lookup.
   */
  async function sendIn(tx: Db, name: string, data: object, startAfter: Date | undefined): Promise<void> {
    await sendingIn.run(fromKysely(tx), () => boss.send(name, data, { startAfter }))
  }

  /** Sends the jobs of a restored backup. Jobs whose name this version of the shop does not define stay stored for a version that does. */
  async function sendRestored(): Promise<void> {
    await inTransaction(connection.db, async (tx) => {
      for (const { name, data, startAfter } of await takeRestoredJobs(tx, [...definitions.keys()]))
        await sendIn(tx, name, data, startAfter)
    })
  }

  async function runLogged(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      log.warn({ job: name, reason: String(error) }, 'job failed')
      throw error
    }
  }

  async function stop(): Promise<void> {
    await boss.stop({ graceful: true, close: false, timeout: stopTimeout })
  }

  return {
    define(name, handler, options = {}) {
      definitions.set(name, { handler: handler as Definition['handler'], options })
    },
    async send(name, data, { after, tx } = {}) {
      if (tx) await sendIn(tx, name, data, after)
      else await boss.send(name, data, { startAfter: after })
      if (after) return
      if (!tx || !afterCommit(tx, () => wake(name))) wake(name)
    },
    async start() {
      try {
        await boss.start()
        for (const [name, definition] of definitions) await serve(name, definition)
        await sendRestored()
      } catch (error) {
        // Stops the workers that were started: otherwise the next start would give their queues a second worker.
        await stop().catch(() => {})
        throw error
      }
    },
    stop,
  }
}
