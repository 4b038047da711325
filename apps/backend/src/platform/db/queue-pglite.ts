import type { PGlite } from 'kysely'
import type { PgliteRequest, PgliteResult } from './pglite-protocol.ts'

/**
 * The interface that Kysely needs; in addition `exec`, for texts of several statements, and `exclusively`, for copying the database
 * files.
 */
export type PgliteThread = PGlite & {
  exec(sql: string): Promise<PgliteResult>
  /** Runs the work between two transactions: no other statement runs until it is done. */
  exclusively<T>(work: (query: (sql: string) => Promise<PgliteResult>) => Promise<T>): Promise<T>
}

/** Runs queries and whole transactions one at a time: the database has one connection. */
export function queuePglite(
  send: (request: PgliteRequest) => Promise<PgliteResult>,
  end: () => Promise<void>,
): PgliteThread {
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  function enqueue<T>(work: () => Promise<T>): Promise<T> {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }

  /** The rows are whatever the caller's statement selects. */
  const query = <T>(sql: string, values?: readonly unknown[]) =>
    send({ kind: 'query', sql, values }) as Promise<PgliteResult & { rows: T[] }>
  const rollback = async () => {
    await query('rollback')
  }

  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed
    },
    query: <T>(sql: string, values?: unknown[]) => enqueue(() => query<T>(sql, values)),
    exec: (sql) =>
      enqueue(() =>
        send({ kind: 'exec', sql }).catch(async (error) => {
          // A failed statement between BEGIN and COMMIT would leave the connection in a failed transaction.
          await rollback()
          throw error
        }),
      ),
    exclusively: (work) => enqueue(() => work(query)),
    transaction: (work) =>
      enqueue(async () => {
        await query('begin')
        try {
          const result = await work({ query, rollback })
          // After a failed statement PostgreSQL turns the commit into a rollback.
          if ((await query('commit')).command === 'ROLLBACK') throw new Error('the transaction was rolled back')
          return result
        } catch (error) {
          await rollback()
          throw error
        }
      }),
    async close() {
      if (closed) return
      closed = true
      await enqueue(() => send({ kind: 'close' })).finally(end)
    },
  }
}
