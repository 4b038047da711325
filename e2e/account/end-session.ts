import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Journey } from '../journey.ts'

/** Returns a function that ends the customer's session on the server. The page does not notice this before its next API call. */
export async function endSession(page: Page, url: Journey['url']): Promise<() => Promise<void>> {
  const refreshToken = await page.evaluate(readRefreshToken)
  return async () => {
    const ended = await page.request.post(url('/api/user/logout'), { data: { refreshToken } })
    expect(ended.status()).toBe(200)
  }
}

/** Runs inside a page. */
async function readRefreshToken(): Promise<unknown> {
  const opening = indexedDB.open('mantel-session')
  await new Promise((resolve) => {
    opening.onsuccess = resolve
  })
  const read = opening.result.transaction('user').objectStore('user').get('current-refresh-token')
  await new Promise((resolve) => {
    read.onsuccess = resolve
  })
  opening.result.close()
  return read.result
}
