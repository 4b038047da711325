import type { Page } from 'playwright-core'

/** Actions of a visitor with an account. */

export const password = 'a long password'
let people = 0
export const newEmail = () => `visitor-${Date.now()}-${++people}@example.test`

export const dialog = (page: Page) => page.locator('dialog[open]')
export const accountName = (page: Page) => page.locator('header [data-signed-in]')
export const field = (page: Page, key: string) => dialog(page).locator(`input[name="${key}"]`)
export const submit = (page: Page) => dialog(page).locator('button[type="submit"]').click()
export const notices = (page: Page) => page.locator('section[aria-label] .ui-notice-float')

export async function openAuth(page: Page, element: 'login' | 'register') {
  await page.locator('header a[href$="/my-account"]:visible').click()
  await dialog(page).locator('[data-auth="login"]').waitFor()
  if (element === 'login') return
  await dialog(page).locator('[data-auth] > div button').click()
  await dialog(page).locator('[data-auth="register"]').waitFor()
}

export async function register(page: Page, email: string) {
  await openAuth(page, 'register')
  await field(page, 'email').fill(email)
  await field(page, 'firstName').fill('Ada')
  await field(page, 'lastName').fill('Love')
  await field(page, 'password').fill(password)
  await field(page, 'repeatedPassword').fill(password)
  await field(page, 'acceptsTerms').check()
  await submit(page)
  await accountName(page).waitFor()
}

export async function login(page: Page, email: string, given = password) {
  await openAuth(page, 'login')
  await field(page, 'email').fill(email)
  await field(page, 'password').fill(given)
  await submit(page)
}

export async function signOut(page: Page) {
  await page.locator('header a[href$="/my-account"]:visible').click()
  await dialog(page).locator('[data-auth="signed-in"] button').click()
}
