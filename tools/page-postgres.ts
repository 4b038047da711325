import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a temporary PostgreSQL server; null if PostgreSQL is skipped. */
    pageDatabaseUrl: string | null
  }
}

/** Vitest's global setup for the page tests: a temporary server for the tests with several processes. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MANTEL_SKIP_POSTGRES) {
    provide('pageDatabaseUrl', null)
    return undefined
  }
  const server = await startPostgres()
  provide('pageDatabaseUrl', server.url)
  return server.stop
}
