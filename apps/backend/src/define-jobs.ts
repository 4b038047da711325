import { join } from 'node:path'
import type { Stores } from '@mantel/domain/store'
import type { Feed } from '@mantel/plugins/feed'
import { defineAlertCleanup } from './alert/index.ts'
import { defineCartExpiry, type OptionFiles } from './cart/index.ts'
import { defineSolutionCleanup } from './challenge/index.ts'
import { defineMessageCleanup } from './contact/index.ts'
import { definePublishing } from './content/index.ts'
import { defineSessionCleanup } from './customer/index.ts'
import { defineFeedRefresh } from './feed/index.ts'
import { defineMailExpiry } from './mail/index.ts'
import { defineSalesCount } from './order/index.ts'
import type { Connection } from './platform/db/index.ts'
import { defineNightlyMaintenance, type Jobs } from './platform/jobs/index.ts'
import type { Log } from './platform/log.ts'
import type { CatalogIndex } from './search/index.ts'
import { defineTagJobs, sendTagRequest, type TagServers } from './tag/index.ts'

export type JobsContext = {
  jobs: Jobs
  connection: Connection
  dataDir: string
  stores: Stores
  catalog: CatalogIndex
  optionFiles: OptionFiles
  servers: TagServers
  feed: Feed | undefined
  log: Log
  now: () => Date
}

/** The jobs that belong to no event: counts, clean-up and publishing. */
export function defineJobs(context: JobsContext): void {
  const { jobs, connection, dataDir, stores, catalog, optionFiles, servers, feed, log, now } = context
  const { db } = connection
  defineSalesCount(jobs, { db })
  defineNightlyMaintenance(jobs, connection, log)
  defineCartExpiry(jobs, { db, now, log, optionFiles })
  defineMailExpiry(jobs, { db, now, log })
  defineSessionCleanup(jobs, { db, log, now })
  defineSolutionCleanup(jobs, { db })
  defineMessageCleanup(jobs, { db, now })
  definePublishing(jobs, {
    db,
    now,
    stores,
    isIndexed: async (view, id) => !!(await catalog.findOne(view, 'cms_blog', 'id', id)),
  })
  if (feed) defineFeedRefresh(jobs, { db, feed, mediaDir: join(dataDir, 'media'), log })
  defineTagJobs(jobs, { db, now, servers, send: sendTagRequest })
  defineAlertCleanup(jobs, { db, now })
}
