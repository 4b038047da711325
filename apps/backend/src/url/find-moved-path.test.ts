import type { StoreView } from '@mantel/domain/store'
import { beforeAll, expect, it } from 'vitest'
import { withTestDb } from '../platform/db/testing.ts'
import { findMovedPath } from './find-moved-path.ts'

withTestDb('moved paths', (getDb) => {
  const moved = (code: string, url: string) => findMovedPath({ view: { code } as StoreView, db: getDb() }, url)

  beforeAll(async () => {
    const db = getDb()
    await db
      .insertInto('store_view')
      .values([
        { code: 'default', store_id: 1, website: 'mantel' },
        { code: 'de', store_id: 2, website: 'mantel' },
      ])
      .execute()
    await db.insertInto('product').values({ id: 10, sku: 'OAK', type_id: 'simple' }).execute()
    await db
      .insertInto('product_view')
      .values({
        store_code: 'default',
        product_id: 10,
        name: 'Oak clock',
        url_key: 'oak',
        slug: 'oak',
        status: 1,
        visibility: 4,
        tax_class_id: 2,
        is_embedded: false,
        attributes: '{}',
      })
      .execute()
    const path = { store_code: 'default', product_id: 10 }
    await db
      .insertInto('url_path')
      .values([
        { ...path, path: 'clocks/oak', is_current: true },
        { ...path, path: 'oak', is_current: false },
        { ...path, path: 'oak-clock', is_current: false },
      ])
      .execute()
  })

  it.each([
    ['default', '/oak', 'clocks/oak'],
    ['default', 'oak-clock/?page=2', 'clocks/oak'],
    ['default', 'clocks/oak', null],
    ['default', 'nowhere', null],
    ['default', '/', null],
    ['de', 'oak', null],
  ])('resolves in store %s the path %s to %s', async (code, url, to) => {
    expect(await moved(code, url)).toBe(to)
  })
})
