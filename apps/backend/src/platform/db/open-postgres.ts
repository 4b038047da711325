import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Log } from '../log.ts'
import { type Connection, markShared } from './connection.ts'
import { DatabaseError, reasonOf, sqlStateOf } from './errors.ts'
import { limitStatements } from './limit-statements.ts'
import { keepAlive, listenOnServer } from './listen.ts'
import { statementNameOf } from './prepared.ts'
import type { Database } from './schema.ts'

/** Milliseconds. Short, so that requests fail instead of piling up while the database is unreachable. */
const defaultConnectTimeout = 2000
/** Milliseconds. While the process starts it loads its code, which can delay the handling of a reply by seconds. */
const firstConnectTimeout = 15_000
/** Milliseconds. Even on a busy server, a short statement that is still waiting then has lost its connection. */
const shortStatementTimeout = 30_000
const poolSize = 10

export type PostgresOptions = {
  /** A direct URL for LISTEN, if databaseUrl belongs to a pooler that shares sessions (PgBouncer). */
  listenUrl?: string
  /** Milliseconds. */
  connectTimeout?: number
  /** Milliseconds; only for forShortStatements. */
  statementTimeout?: number
}

export async function openPostgres(databaseUrl: string, log: Log, options: PostgresOptions = {}): Promise<Connection> {
  const { listenUrl = databaseUrl, connectTimeout = defaultConnectTimeout } = options
  const address = addressOf(databaseUrl)
  const pool = createPool(databaseUrl, log, Math.max(firstConnectTimeout, connectTimeout))
  try {
    await pool.query('select 1')
    pool.options.connectionTimeoutMillis = connectTimeout
  } catch (error) {
    await pool.end()
    throw toDatabaseError(error, address)
  }
  const shortPool = limitStatements(pool, options.statementTimeout ?? shortStatementTimeout)
  return postgresConnection(pool, shortPool, (channel, options) => listenOnServer(listenUrl, channel, options, log))
}

function createPool(connectionString: string, log: Log, connectTimeout: number): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: connectTimeout,
    ...keepAlive,
    types: { getTypeParser },
  })
  // Without error listeners a lost connection would end the process. The pool drops it and opens another one.
  pool.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'idle database connection lost'))
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ reason: reasonOf(error) }, 'database connection lost'))
  })
  return pool
}

type Query = (...args: unknown[]) => unknown

/** Sends prepared statements with their name: a connection parses and plans each of them once. */
class NamingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const query = this.query.bind(this) as Query
    const named: Query = (text, values, ...rest) => {
      const name = typeof text === 'string' ? statementNameOf(text) : undefined
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest)
    }
    this.query = named as typeof this.query
  }
}

/** bigint as number, as on the embedded engine; other types as pg parses them (numeric as text, timestamps as Date). */
const getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text')

function postgresConnection(pool: pg.Pool, shortPool: PostgresPool, listen: Connection['listen']): Connection {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  markShared(db, new Kysely<Database>({ dialect: new PostgresDialect({ pool: shortPool }) }))
  let closing: Promise<void> | undefined
  return {
    db,
    engine: 'postgres',
    listen,
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

/** Host and database of the URL, without user and password, for messages. */
function addressOf(databaseUrl: string): string {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined
  if (!url || !/^postgres(ql)?:$/.test(url.protocol)) {
    throw new DatabaseError('bad_url', 'DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  return `${url.host || 'the local socket'}${url.pathname}`
}

function toDatabaseError(error: unknown, address: string): DatabaseError {
  const state = sqlStateOf(error)
  const isRefused = state !== undefined && /^(28|3D|42|53)/.test(state)
  return isRefused
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
