import type { PGlite } from 'kysely'
import type { PgliteRequest, PgliteResult } from './pglite-protocol.ts'

/** The embedded database as Kysely asks it, and with texts of several statements. */
export type PgliteThread = PGlite & { exec(sql: string): Promise<PgliteResult> }

/** One at a time, a transaction as a whole: the database has one connection. */
export function queuePglite(
  ask: (request: PgliteRequest) => Promise<PgliteResult>,
  end: () => Promise<void>,
): PgliteThread {
  let last: Promise<unknown> = Promise.resolve()
  let closed = false

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  /** The rows are whatever the caller's statement selects. */
  const query = <T>(sql: string, values?: readonly unknown[]) =>
    ask({ kind: 'query', sql, values }) as Promise<PgliteResult & { rows: T[] }>
  const rollback = async () => {
    await query('rollback')
  }

  return {
    ready: true,
    waitReady: Promise.resolve(),
    get closed() {
      return closed
    },
    query: <T>(sql: string, values?: unknown[]) => inTurn(() => query<T>(sql, values)),
    exec: (sql) =>
      inTurn(() =>
        ask({ kind: 'exec', sql }).catch(async (error) => {
          // A text with BEGIN … COMMIT that failed half way would leave the connection in a failed transaction.
          await rollback()
          throw error
        }),
      ),
    transaction: (work) =>
      inTurn(async () => {
        await query('begin')
        try {
          const result = await work({ query, rollback })
          // A statement that failed inside turns the commit into a rollback.
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
      await inTurn(() => ask({ kind: 'close' })).finally(end)
    },
  }
}
