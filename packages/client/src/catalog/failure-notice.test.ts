import { expect, it } from 'vitest'
import { fakeShop, openPage } from '../testing/fake-shop.ts'
import { failureNotice } from './failure-notice.ts'
import { reportMissingPage } from './report-missing-page.ts'

it('reports a missing page with its store', async () => {
  const shop = fakeShop()
  await reportMissingPage(openPage(shop), 'https://shop.example/x?y=1')
  expect(shop.sent[0]?.body).toEqual({ report: { requestUrl: 'https://shop.example/x?y=1', storeId: 2 } })
})

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
    failure instanceof Error ? { text: failure.message } : { key: failure.message },
  )
})
