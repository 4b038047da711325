import type { Stores, StoreView } from '@mantel/domain/store'
import type { Db } from '../platform/db/index.ts'
import { inTransaction } from '../platform/db/index.ts'
import { emit } from '../platform/events/index.ts'
import type { Jobs } from '../platform/jobs/index.ts'
import { readContent } from './content.repository.ts'
import { isDue, isPublished } from './published.ts'

export type Publishing = {
  db: Db
  now(): Date
  stores: Stores
  isIndexed(view: StoreView, postId: number): Promise<boolean>
}

/** Emits events for posts that have reached their publish date since the index was built. Returns their number. */
export async function publishPosts({ db, now, stores, isIndexed }: Publishing): Promise<number> {
  let announced = 0
  for (const view of stores.views) {
    const posts = await readContent(db, view.code, 'cms_blog')
    const ids: number[] = []
    for (const post of posts)
      if (isPublished(post) && isDue(post, now()) && !(await isIndexed(view, post.id))) ids.push(post.id)
    if (ids.length === 0) continue
    await inTransaction(db, (tx) =>
      emit(tx, { type: 'content.changed', contentType: 'cms_blog', ids, storeCode: view.code }),
    )
    announced += ids.length
  }
  return announced
}

export function definePublishing(jobs: Jobs, publishing: Publishing): void {
  jobs.define('publish-posts', async () => void (await publishPosts(publishing)), { cron: '*/10 * * * *' })
}
