import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { removeExpiredSolutions } from './challenge.repository.ts'

/** Nightly: forgets used solutions that are no longer valid anyway. */
export function defineSolutionCleanup(jobs: Jobs, { db }: { db: Db }): void {
  jobs.define('challenge-care', () => removeExpiredSolutions(db), { cron: '52 3 * * *' })
}
