import { fromKysely, PgBoss } from 'pg-boss'
import type { Connection, Db } from '../db/index.ts'
import type { Log } from '../log.ts'

/** Slow work that survives a restart: it is kept in the database and tried again if it fails. */
export type Jobs = {
  /** Before start. A job may run twice; with an interrupted run it does. */
  define<T extends object>(name: string, handler: (data: T) => Promise<void>, options?: JobOptions): void
  /** With tx the job exists only if the transaction commits. */
  send(name: string, data: object, options?: { after?: Date; tx?: Db }): Promise<void>
  start(): Promise<void>
  /** Waits for the jobs that are running. */
  stop(): Promise<void>
}

export type JobOptions = {
  /** How often a failed job is tried again, each time after a longer pause. */
  retries?: number
  /** A cron expression in UTC: the job is also sent by itself, without data. */
  cron?: string
  /** How often the queue is looked at; at least 0.5. Seconds. */
  pollSeconds?: number
  /** While one waits to be run, sending another changes nothing: for jobs that do all there is to do. */
  oneWaits?: boolean
}

type Definition = { handler: (data: object) => Promise<void>; options: JobOptions }

const stopTimeout = 10_000

export function createJobs(connection: Connection, log: Log): Jobs {
  const definitions = new Map<string, Definition>()
  const boss = new PgBoss({
    db: { executeSql: connection.executeSql },
    backend: connection.engine,
    // Rebuilding indexes concurrently needs a second connection, which the embedded engine does not have.
    reindex: connection.engine === 'postgres',
  })
  boss.on('error', (error) => log.warn({ reason: error.message }, 'the job queue cannot work now'))
  boss.on('warning', (warning) => log.debug({ warning }, 'the job queue has a remark'))

  async function serve(name: string, { handler, options }: Definition): Promise<void> {
    const { retries = 5, pollSeconds = 2, cron, oneWaits = false } = options
    const policy = oneWaits ? 'short' : 'standard'
    await boss.createQueue(name, { retryLimit: retries, retryBackoff: true, policy })
    await boss.work<object>(name, { pollingIntervalSeconds: pollSeconds }, async (jobs) => {
      for (const job of jobs) await runLogged(name, () => handler(job.data ?? {}))
    })
    if (cron) await boss.schedule(name, cron)
  }

  async function runLogged(name: string, run: () => Promise<void>): Promise<void> {
    try {
      await run()
    } catch (error) {
      log.warn({ job: name, reason: String(error) }, 'a job failed')
      throw error
    }
  }

  return {
    define(name, handler, options = {}) {
      definitions.set(name, { handler: handler as Definition['handler'], options })
    },
    async send(name, data, { after, tx } = {}) {
      await boss.send(name, data, { ...(after && { startAfter: after }), ...(tx && { db: fromKysely(tx) }) })
    },
    async start() {
      await boss.start()
      for (const [name, definition] of definitions) await serve(name, definition)
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: stopTimeout })
    },
  }
}
