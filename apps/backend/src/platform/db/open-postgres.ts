import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Connection } from './connection.ts'
import { DatabaseError, reasonOf, sqlStateOf } from './errors.ts'
import { nameOfPrepared } from './prepared.ts'
import type { Database } from './schema.ts'

/** A shop that cannot reach its database says so at once instead of letting requests pile up. Milliseconds. */
const connectTimeout = 2000
const poolSize = 10

export async function openPostgres(databaseUrl: string, log: Log): Promise<Connection> {
  const address = addressOf(databaseUrl)
  const pool = createPool(databaseUrl, log)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw explain(error, address)
  }
  return postgresConnection(pool)
}

function createPool(connectionString: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    keepAlive: true,
    types: { getTypeParser },
  })
  // Lost connections must not end the process: the pool drops them and the next query opens another one.
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'an idle database connection was lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'a database connection was lost'))
  })
  return pool
}

type Query = (...args: unknown[]) => unknown

/** Statements that have a name are sent by it: a connection that knows it need not be told the text again. */
class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Query
    const named: Query = (text, values, ...rest) => {
      const name = typeof text === 'string' ? nameOfPrepared(text) : undefined
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest)
    }
    this.query = named as typeof this.query
  }
}

/** bigint as number, as on the embedded engine; everything else as pg reads it (numeric as text, timestamps as Date). */
const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

function postgresConnection(pool: pg.Pool): Connection {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  let closing: Promise<void> | undefined
  return {
    db,
    engine: 'postgres',
    async executeSql(text, values) {
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(text, values)
      return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows ?? []) : result.rows }
    },
    close() {
      closing ??= pool.end()
      return closing
    },
  }
}

/** host and database of the URL, without user and password, for messages. */
function addressOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new DatabaseError('bad_url', 'DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  return `${url.host || 'the local socket'}${url.pathname}`
}

function explain(error: unknown, address: string): DatabaseError {
  const state = sqlStateOf(error)
  const isAnswer = state !== undefined && /^(28|3D|42|53)/.test(state)
  return isAnswer
    ? new DatabaseError(
        'refused',
        `PostgreSQL at ${address} refused the connection: ${reasonOf(error)}. Check DATABASE_URL.`,
        error,
      )
    : new DatabaseError(
        'unreachable',
        `PostgreSQL at ${address} cannot be reached (${reasonOf(error)}). Is it running?`,
        error,
      )
}
