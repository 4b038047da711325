import { type TagRequest, tagServerParts } from '@mantel/plugins/tag/server'
import type { Db } from '../platform/db/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { removeOldConsents } from './consent.repository.ts'
import { type QueuedReport, reportJob, type TagServers } from './report-purchase.ts'

export type SendTagRequest = (request: TagRequest) => Promise<void>

const timeoutMs = 10_000

/** Throws when the vendor refuses, so that the job is repeated. */
export const sendTagRequest: SendTagRequest = async ({ url, body }) => {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await reply.body?.cancel()
  // The message omits the query, which contains the shop's key.
  if (!reply.ok) throw new Error(`${new URL(url).origin} answered ${reply.status}`)
}

/** The proof of a consent is kept as long as legal claims about it are possible. */
const retentionYears = 3

export function defineTagJobs(
  jobs: Jobs,
  { db, now, servers, send }: { db: Db; now(): Date; servers: TagServers; send: SendTagRequest },
): void {
  jobs.define<QueuedReport>(reportJob, async ({ storeCode, plugin, report }) => {
    const settings = servers[storeCode]?.[plugin]
    const part = tagServerParts.get(plugin)
    // Sends nothing: the merchant has switched the tag off since the report was queued.
    if (!settings || !part) return
    await send(part.purchaseRequest(settings, { ...report, placedAt: new Date(report.placedAt) }))
  })
  jobs.define(
    'consent-care',
    () => {
      const before = now()
      before.setUTCFullYear(before.getUTCFullYear() - retentionYears)
      return removeOldConsents(db, before)
    },
    { cron: '57 3 * * *' },
  )
}
