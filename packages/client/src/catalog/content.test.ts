import { expect, it } from 'vitest'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { findBlock, findPage, listContent } from './content.ts'

const block = (id: number, fields: object = {}) => ({ id, identifier: `block-${id}`, title: 'Block', ...fields })
const page = (id: number, fields: object = {}) => ({ id, identifier: `page-${id}`, title: 'Page', ...fields })

it.each([
  ['cms_block', undefined, '150'],
  ['cms_block', 400, '400'],
  ['cms_block', 9000, '500'],
  ['cms_page', undefined, '500'],
  ['cms_page', 9000, '500'],
  ['cms_hierarchy', undefined, '500'],
  ['cms_hierarchy', 200, '200'],
] as const)('requests %s with size %s as %s', async (type, size, sent) => {
  const shop = fakeShop({ cms_block: [block(1)], cms_page: [page(1)], cms_hierarchy: [page(1)] })
  await listContent(openPage(shop), { type, size })
  expect(shop.sent.at(-1)?.query.size).toBe(sent)
})

it('finds pages and blocks by their identifier, without inactive ones', async () => {
  const shop = fakeShop({
    cms_page: [page(1), page(2, { active: false }), page(3, { active: 0 })],
    cms_block: [block(1), block(2, { active: '0' })],
  })
  const engine = openPage(shop)
  expect(await findPage(engine, 'page-1')).toMatchObject({ ok: true, value: { id: 1 } })
  for (const identifier of ['page-2', 'page-3', 'page-4'])
    expect(await findPage(engine, identifier)).toMatchObject({ ok: false, reason: 'missing', message: 'cms_empty' })
  expect(await findBlock(engine, 'block-1')).toMatchObject({ ok: true, value: { id: 1 } })
  expect(await findBlock(engine, 'block-2')).toMatchObject({ ok: false, message: 'cms_empty' })
  expect(shop.logged.join()).toContain('CMS query returned empty result')
})
