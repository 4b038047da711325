import { instagram } from '@mantel/domain/constants'
import type { Feed } from '@mantel/plugins/feed'
import { type Db, inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import { pictureType, writeFileAtomically } from '../platform/files/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { listEntries, replaceEntries, type StoredEntry } from './feed.repository.ts'

export type FeedSource = { db: Db; feed: Feed; mediaDir: string; log: Log }

/**
 * Fetches the newest pictures and stores them as files of the shop. An entry whose picture cannot be fetched, or is no image
 * file, is left out.
 */
export async function refreshFeed({ db, feed, mediaDir, log }: FeedSource): Promise<void> {
  const before = await listEntries(db, instagram.feedLimit)
  const entries: StoredEntry[] = []
  for (const { id, permalink, pictureUrl, caption, mediaType } of await feed.list(instagram.feedLimit)) {
    const existing = before.find((entry) => entry.id === id)
    const image = existing?.image ?? (await storePicture(id, pictureUrl))
    if (image) entries.push({ id, position: entries.length, permalink, caption, media_type: mediaType, image })
  }
  if (JSON.stringify(entries) === JSON.stringify(before)) return
  await inTransaction(db, async (tx) => {
    await replaceEntries(tx, entries)
    await emit(tx, { type: 'purge.requested', all: false, tags: ['home'] })
  })

  async function storePicture(id: string, url: string): Promise<string | null> {
    try {
      const body = await feed.fetchPicture(url)
      const type = pictureType(body)
      if (!type) throw new Error('the response is not an image')
      const path = `feed/${id}.${type}`
      await writeFileAtomically(mediaDir, path, body)
      return `/${path}`
    } catch (error) {
      log.warn({ reason: String(error), entry: id }, 'image of the social feed could not be fetched, entry left out')
      return null
    }
  }
}

/** Every hour. The pages show the pictures of the last successful run. */
export function defineFeedRefresh(jobs: Jobs, source: FeedSource): void {
  jobs.define('refresh-feed', () => refreshFeed(source), { cron: '17 * * * *', retries: 2 })
}
