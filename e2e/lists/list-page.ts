import type { Locator, Page } from 'playwright-core'

/** The links of the shown product cards. */
export const cards = (page: Page) => page.locator('main section[aria-label="Products"] ul > li > div > a')

export const prices = async (page: Page) =>
  (await cards(page).locator('.ui-price-current').allTextContents()).map((text) =>
    Number(text.replaceAll(/[^\d.]/g, '')),
  )

/** Opens collapsed filter groups first, as a shopper does. */
export async function chooseFilter(filters: Locator, code: string, value: string): Promise<void> {
  const option = `input[name="${code}"][value="${value}"]`
  await filters.locator(option).waitFor({ state: 'attached' })
  const collapsedGroups = filters.locator('details:not([open])').filter({ has: filters.page().locator(option) })
  while ((await collapsedGroups.count()) > 0) await collapsedGroups.first().locator('> summary').click()
  await filters.locator(option).click()
}
