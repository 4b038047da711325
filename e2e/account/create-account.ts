import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newEmail, password } from './account-page.ts'

/** Registers a customer through the API. The page stays a guest's. Returns the email address. */
export async function createAccount(page: Page, url: (path: string) => string): Promise<string> {
  const email = newEmail()
  const data = { customer: { email, firstname: 'Ada', lastname: 'Love' }, password }
  const reply = await page.request.post(url('/api/user/create'), { data })
  expect(await reply.json()).toMatchObject({ code: 200 })
  return email
}
