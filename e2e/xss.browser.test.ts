import { xssVectors } from '@mantel/domain/text/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { accountName, login } from './account/account-page.ts'
import { blockPictures } from './browser/block-pictures.ts'
import { openPage } from './browser/open-page.ts'
import { type Journey, journeyWithoutWorker as journey, withoutForwarding } from './journey.ts'
import { requestShop } from './shop/request-shop.ts'
import { storeUrl } from './shop/stores.ts'
import { enterVectors, registerCompany } from './xss/enter-vectors.ts'
import { openPoisonedShop, type PoisonedShop, poisonedStore } from './xss/open-poisoned-shop.ts'
import { blockPages, vectorsInTexts } from './xss/poison-documents.ts'
import { type Attempts, findExecutables, findExecutablesInReplies, watchScripts } from './xss/watch-scripts.ts'

let poisoned: PoisonedShop
beforeAll(async () => {
  poisoned = await openPoisonedShop()
}, 180_000)
afterAll(() => poisoned?.close())

const url = (path: string) => storeUrl(poisoned.port, poisonedStore, path)

/** Without the policy everything runs that the pages contain. With it, every attempt is reported. */
async function watched(shop: Journey, withPolicy: boolean, options: BrowserContextOptions = {}) {
  const context = await shop.visitor({ bypassCSP: !withPolicy, ...options })
  await blockPictures(context)
  const attempts = await watchScripts(context, poisoned.port)
  // Pictures of the vectors do not exist.
  shop.allow(/Failed to load resource/)
  return { page: await context.newPage(), attempts }
}

async function executablesOn(page: Page, addresses: readonly string[]): Promise<string[]> {
  const executables: string[] = []
  for (const address of addresses) {
    await openPage(page, address)
    executables.push(...(await findExecutables(page)).map((executable) => `${executable} on ${address}`))
  }
  return executables
}

journey('executes no script in imported texts', async ({ shop }) => {
  const { page, attempts } = await watched(shop, true)
  const { products, categories, posts, topics } = poisoned.paths
  const paths = ['/', ...categories, ...products, ...blockPages(), '/about-us', '/blog', ...posts, ...topics]
  const executables = await executablesOn(page, paths.map(url))
  await page.getByText('xss(1)').first().waitFor()
  expect([attempts, executables]).toEqual([[], []])
})

journey('executes no script in URLs', async ({ shop }) => {
  const { page, attempts } = await watched(shop, false)
  const [text = ''] = vectorsInTexts(500).map(encodeURIComponent)
  const [category = ''] = poisoned.paths.categories
  const paths = [
    ...[`/search?q=${text}`, `/blog/category/search?q=${text}`, `/nothing/${text}`, `/contacts?outcome=${text}`],
    ...[`${category}?sort=${text}&brand=${text}&page=${text}`, `/create-password/token/${text}/email/${text}`],
    ...[`/p/${text}/${text}`, `/blog/${text}`, `/newsletter/leave/${text}`],
  ]
  const executables = await executablesOn(page, paths.map(url))
  // The longest term of a search, and of a path.
  const terms = vectorsInTexts(128).map(encodeURIComponent)
  const others = vectorsInTexts(1000).map(encodeURIComponent)
  const addresses = [...terms.map((term) => `/search?q=${term}`), ...others.map((other) => `/nothing/${other}`)]
  executables.push(...(await findExecutablesInReplies(page, addresses.map(url))))
  expect([attempts, executables]).toEqual([[], []])
})

journey('executes no script in texts that visitors have entered', async ({ shop }) => {
  const { page, attempts } = await watched(shop, false)
  const entered = await enterVectors(page, poisoned)
  const account = ['', '/profile', '/shipping-details', '/orders', '/ordered-products', '/gift-cards']
  const orders = entered.orders.map((number) => `/orders/${number}`)
  const executables = await executablesOn(
    page,
    [...account, ...orders].map((path) => entered.url(`/my-account${path}`)),
  )
  await page.getByText('xss(1)').first().waitFor()
  executables.push(...(await executablesOn(page, [entered.url('/checkout'), entered.url('/cart')])))
  expect([attempts, executables]).toEqual([[], []])

  const mails = await readMails(entered.url, entered.mails)
  for (const path of mails) {
    await page.goto(entered.url(path))
    executables.push(...(await findExecutables(page)))
  }
  expect([attempts, executables]).toEqual([[], []])
})

journey('executes no script in the names of a company', async ({ shop }) => {
  const { page, attempts } = await watched(shop, false, withoutForwarding)
  const email = await registerCompany(poisoned)
  const trade = (path: string) => storeUrl(poisoned.port, 'trade', path)
  await openPage(page, trade('/'))
  await login(page, email)
  await accountName(page).waitFor()
  const paths = ['/my-account', '/my-account/company', '/my-account/shipping-details', '/checkout']
  const executables = await executablesOn(page, paths.map(trade))
  expect([attempts, executables]).toEqual([[], []])
})

/** The addresses of the mails, in the mailbox and alone, when as many have arrived. */
async function readMails(address: (path: string) => string, count: number): Promise<string[]> {
  const list = async () => [
    ...new Set(
      [...(await requestShop(address('/mailbox'))).matchAll(/href="(\/mailbox\/[0-9a-f]{24})"/g)].map(
        ([, path = '']) => path,
      ),
    ),
  ]
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count)
  return ['/mailbox', ...(await list()).flatMap((path) => [path, `${path}/html`])]
}

journey('detects a script in a page', async ({ shop }) => {
  shop.allow(/Content Security Policy|React error #418/)
  const found: Attempts = []
  for (const withPolicy of [true, false]) {
    const { page, attempts } = await watched(shop, withPolicy)
    await page.route(url('/about-us'), async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</main>', '<script>xss(1)</script><a onclick="xss(1)">x</a></main>')
      await route.fulfill({ response, body })
    })
    await page.goto(url('/about-us'))
    await expect.poll(() => attempts.length).toBeGreaterThan(0)
    found.push(attempts[0] ?? '')
    expect(await findExecutablesInReplies(page, [url('/about-us')])).toEqual([
      expect.stringContaining('<a onclick='),
      expect.stringContaining('<script>'),
    ])
  }
  expect(found).toEqual([expect.stringMatching(/^blocked by script-src/), expect.stringMatching(/^executed/)])
  expect(xssVectors().length).toBeGreaterThanOrEqual(200)
})
