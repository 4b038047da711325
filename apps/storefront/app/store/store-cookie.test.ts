import { expect, it } from 'vitest'
import { rememberStore } from './store-cookie.ts'

it('remembers the store, except the default store for a visitor without the cookie', () => {
  const page = { cookie: 'other=1' }
  rememberStore(page, 'default')
  expect(page.cookie).toBe('other=1')
  rememberStore(page, 'de')
  expect(page.cookie).toMatch(/^store_code=de; path=\/; max-age=31536000;/)
  page.cookie = 'other=1; store_code=de'
  rememberStore(page, 'default')
  expect(page.cookie).toMatch(/^store_code=default;/)
})
