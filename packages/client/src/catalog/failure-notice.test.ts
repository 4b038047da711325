import { expect, test } from 'vitest'
import { fakeShop, visit } from '../testing/fake-shop.ts'
import { failureNotice } from './failure-notice.ts'
import { reportMissingPage } from './report-missing-page.ts'

test('a page that was not found is reported with its store', async () => {
  const shop = fakeShop()
  await reportMissingPage(visit(shop), 'https://shop.example/x?y=1')
  expect(shop.sent[0]?.body).toEqual({ report: { requestUrl: 'https://shop.example/x?y=1', storeId: 2 } })
})

test.each([
  [{ ok: false, reason: 'missing', message: 'product_empty' }, 'home'],
  [{ ok: false, reason: 'offline', message: 'offline_unavailable' }, 'home'],
  [{ ok: false, reason: 'failed', message: 'server_error' }, null],
  [new Error('CMS query returned empty result'), 'home'],
  [new Error('boom'), null],
] as const)('%o at the start is told, and leads to %s', (failure, redirect) => {
  const notice = failureNotice(failure)
  expect(notice.redirect).toBe(redirect)
  expect(notice.notification).toMatchObject({ type: 'error', action1: { label: { key: 'ok' } } })
  expect(notice.notification.message).toEqual(
    failure instanceof Error ? { text: failure.message } : { key: failure.message },
  )
})
