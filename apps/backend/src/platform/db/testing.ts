import { afterAll, beforeAll, describe } from 'vitest'
import type { Connection, Db, Engine } from './connection.ts'
import { openEmbeddedCopy } from './testing/embedded-copy.ts'
import { openServerCopy } from './testing/server-copy.ts'

export { copyEmbeddedDatabase } from './testing/embedded-copy.ts'

/** The engine of the test run: MANTEL_TEST_DB=pglite|postgres; the server is at MANTEL_TEST_DATABASE_URL. */
export const testEngine: Engine = process.env.MANTEL_TEST_DB === 'postgres' ? 'postgres' : 'pglite'

/** Opens a new migrated database that is deleted when it is closed. */
export function openTestDatabase(): Promise<Connection> {
  return testEngine === 'postgres' ? openServerCopy() : openEmbeddedCopy()
}

/** A group of tests that share one migrated, empty database. */
export function withTestDb(name: string, tests: (getDb: () => Db, getConnection: () => Connection) => void): void {
  describe(`${name} (${testEngine})`, () => {
    let connection: Connection | undefined
    const getConnection = () => {
      if (!connection) throw new Error('the test database is open only while tests run')
      return connection
    }
    beforeAll(async () => {
      connection = await openTestDatabase()
    }, 60_000)
    afterAll(() => connection?.close())
    tests(() => getConnection().db, getConnection)
  })
}
