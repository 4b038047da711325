import { beforeAll, expect, it } from 'vitest'
import { importDocuments, rowsOf } from '../import/index.ts'
import type { Ctx } from '../platform/context.ts'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { findContent } from './content.repository.ts'
import { editBlock } from './edit-block.ts'

withTestDb('blocks', (getDb) => {
  const ctx = (code: string): Ctx => ({ view: viewOf(code), db: getDb(), now: () => new Date(0), log: silentLog })

  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    const block = { id: 7, identifier: 'footer', title: 'Footer', content: 'old' }
    for (const storeCode of ['default', 'de'])
      await importDocuments(
        { db: getDb() },
        { rows: rowsOf([block]), views: stores.views, storeCode, type: 'cms_block' },
      )
    await getDb().deleteFrom('outbox').execute()
  })

  it('updates a block in its store only and publishes an event', async () => {
    expect(await editBlock(ctx('de'), { identifier: 'footer', content: 'neu' })).toEqual({ ok: true, id: 7 })
    const time = '1970-01-01 00:00:00'
    expect(await findContent(getDb(), 'de', 'cms_block', 'footer')).toMatchObject({
      title: 'Footer',
      content: 'neu',
      update_time: time,
    })
    expect(await findContent(getDb(), 'default', 'cms_block', 'footer')).toMatchObject({ content: 'old' })
    const events = await getDb().selectFrom('outbox').select(['type', 'payload']).execute()
    const payload = { contentType: 'cms_block', ids: [7], storeCode: 'de' }
    expect(events).toEqual([{ type: 'content.changed', payload }])
  })

  it('rejects a block that does not exist', async () => {
    expect(await editBlock(ctx('it'), { identifier: 'footer', content: 'x' })).toMatchObject({
      code: 'content_unknown',
    })
  })
})
