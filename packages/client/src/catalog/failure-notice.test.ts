import { expect, it } from 'vitest'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { findCategory } from './category/find-category.ts'
import { findBlock, findPage } from './content.ts'
import { failureNotice } from './failure-notice.ts'
import { logProblem } from './loaded.ts'
import { findProduct } from './product/find-product.ts'

it.each([
  [{ ok: false, reason: 'missing', message: 'product_empty' }, 'home'],
  [{ ok: false, reason: 'offline', message: 'offline_unavailable' }, 'home'],
  [{ ok: false, reason: 'failed', message: 'server_error' }, null],
  [new Error('CMS query returned empty result'), 'home'],
  [new Error('boom'), null],
] as const)('turns %o into a notification with redirect %s', (failure, redirect) => {
  const notice = failureNotice(failure)
  expect(notice.redirect).toBe(redirect)
  expect(notice.notification).toMatchObject({ type: 'error', action1: { label: { key: 'ok' } } })
  expect(notice.notification.message).toEqual(
    failure instanceof Error ? { text: failure.message } : { key: failure.message, params: undefined },
  )
})

it('logs failed lookups in the words of the specification, with what was looked for', async () => {
  const engine = openPage(fakeShop())
  const written: unknown[] = []
  engine.log = { warn: (...entry) => written.push(entry), error: (...entry) => written.push(entry) }
  const lookups = [
    findProduct(engine, { sku: 'NONE' }),
    findProduct(engine, { sku: '' }),
    findCategory(engine, { id: 99 }),
    findPage(engine, 'nowhere'),
  ]
  for (const loaded of await Promise.all(lookups)) if (!loaded.ok) logProblem(engine.log, loaded)
  await findBlock(engine, 'no-block')
  expect(written).toEqual([
    ['Product query returned empty result', { sku: { eq: 'NONE' } }],
    ['Please provide the search key sku for product/single action!', undefined],
    ['Category query returned empty result', { id: 99 }],
    ['CMS query returned empty result', { type: 'cms_page', identifier: 'nowhere' }],
    ['CMS query returned empty result', { type: 'cms_block', identifier: 'no-block' }],
  ])
})
