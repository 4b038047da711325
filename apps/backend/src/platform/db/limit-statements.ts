import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/**
 * The same pool for statements that take milliseconds. If one has no reply after the given milliseconds, the network path of its
 * connection is lost: the connection is destroyed, because TCP would report that only after 15 minutes or more.
 */
export function limitStatements(pool: pg.Pool, milliseconds: number): PostgresPool {
  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect()
    let isDestroyed = false
    const destroy = () => {
      isDestroyed = true
      client.release(true)
    }
    const query = async (text: string, values: unknown[]) => {
      const timer = setTimeout(destroy, milliseconds)
      return client.query(text, values).finally(() => clearTimeout(timer))
    }
    const release = (isBroken?: boolean) => {
      if (!isDestroyed) client.release(isBroken)
    }
    return { query, release } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
