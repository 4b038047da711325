import { startPostgres } from './postgres.ts'

/**
 * Vitest's global setup of the back-end tests. With MANTEL_TEST_DB=postgres one temporary server serves the whole run;
 * with MANTEL_TEST_DATABASE_URL that server is used instead.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MANTEL_TEST_DB !== 'postgres' || process.env.MANTEL_TEST_DATABASE_URL) return undefined
  const server = await startPostgres()
  process.env.MANTEL_TEST_DATABASE_URL = server.url
  return server.stop
}
