import { startPostgres } from './postgres.ts'

/**
 * Vitest's global setup of the back-end tests. With MANTEL_TEST_DB=postgres one throw-away server serves the whole run;
 * a server of one's own is used instead when MANTEL_TEST_DATABASE_URL is set already.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MANTEL_TEST_DB !== 'postgres' || process.env.MANTEL_TEST_DATABASE_URL) return undefined
  const server = await startPostgres()
  process.env.MANTEL_TEST_DATABASE_URL = server.url
  return server.stop
}
