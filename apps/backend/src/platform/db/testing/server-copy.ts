import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Log } from '../../log.ts'
import type { Connection } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { openPostgres } from '../open-postgres.ts'
import { migrationsDigest } from './embedded-copy.ts'

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }
/** An arbitrary constant for the advisory lock that is held while the template is created. */
const templateLock = 7_061_914

/** Milliseconds; on a busy machine the server needs longer than a shop waits. */
const connectTimeout = 30_000

/** A copy of a migrated template database on the server of MANTEL_TEST_DATABASE_URL, dropped when it is closed. */
export async function openServerCopy(): Promise<Connection> {
  const url = process.env.MANTEL_TEST_DATABASE_URL
  if (!url)
    throw new Error('MANTEL_TEST_DB=postgres needs MANTEL_TEST_DATABASE_URL, a server where databases may be created')
  const name = `mantel_test_${randomUUID().slice(0, 8)}`
  await onServer(url, async (server) => {
    const template = await ensureTemplate(server, url)
    await sql`create database ${sql.ref(name)} template ${sql.ref(template)} strategy file_copy`.execute(server)
  })
  const databaseUrl = urlOf(url, name)
  const connection = await openPostgres(databaseUrl, silent, { connectTimeout })
  return {
    ...connection,
    async close() {
      await connection.close()
      await onServer(url, (server) => sql`drop database if exists ${sql.ref(name)} with (force)`.execute(server))
    },
  }
}

async function ensureTemplate(server: Kysely<unknown>, url: string): Promise<string> {
  const template = `mantel_template_${await migrationsDigest()}`
  await server.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${templateLock})`.execute(session)
    const found = await sql`select from pg_database where datname = ${template}`.execute(session)
    if (found.rows.length === 0) {
      await sql`create database ${sql.ref(`${template}_new`)}`.execute(session)
      const connection = await openPostgres(urlOf(url, `${template}_new`), silent)
      await migrate(connection.db).finally(() => connection.close())
      await sql`alter database ${sql.ref(`${template}_new`)} rename to ${sql.ref(template)}`.execute(session)
    }
    await sql`select pg_advisory_unlock(${templateLock})`.execute(session)
  })
  return template
}

async function onServer<T>(url: string, work: (server: Kysely<unknown>) => Promise<T>): Promise<T> {
  const server = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  })
  return work(server).finally(() => server.destroy())
}

function urlOf(url: string, database: string): string {
  const target = new URL(url)
  target.pathname = `/${database}`
  return target.href
}
