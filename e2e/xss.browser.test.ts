import { join } from 'node:path'
import { xssVectors } from '@mantel/domain/text/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { accountName, login } from './account/account-page.ts'
import { blockPictures } from './browser/block-pictures.ts'
import { openPage } from './browser/open-page.ts'
import { type Journey, journeyWithPictures as journey, withoutForwardedAddress } from './journey.ts'
import { replaceReply } from './shop/replace-reply.ts'
import { requestShop } from './shop/request-shop.ts'
import { startStorefront } from './shop/start-storefront.ts'
import { storeUrl } from './shop/stores.ts'
import { enterVectors, registerCompany, uploadVectors } from './xss/enter-vectors.ts'
import { openPoisonedShop, type PoisonedShop, poisonedStore } from './xss/open-poisoned-shop.ts'
import { blockPages, vectorsInTexts } from './xss/poison-documents.ts'
import { poisonReplies } from './xss/poison-replies.ts'
import {
  findExecutables,
  findExecutablesInFrames,
  findExecutablesInReplies,
  type ScriptAttempts,
  watchScripts,
} from './xss/watch-scripts.ts'

let poisoned: PoisonedShop
beforeAll(async () => {
  poisoned = await openPoisonedShop()
}, 180_000)
afterAll(() => poisoned?.close())

const url = (path: string) => storeUrl(poisoned.port, poisonedStore, path)
/** The store view whose documents contain no vectors, so that its pages are small. */
const cleanUrl = (path: string) => storeUrl(poisoned.port, 'default', path)

/**
 * Opens a page that records script attempts. Without the content security policy every script in a page runs; with it, every
 * attempt is reported.
 */
async function watched(
  shop: Journey,
  withPolicy: boolean,
  { port = poisoned.port, ...options }: BrowserContextOptions & { port?: number } = {},
) {
  const context = await shop.visitor({ bypassCSP: !withPolicy, ...options })
  await blockPictures(context)
  const attempts = await watchScripts(context, port)
  // The picture URLs in the vectors do not exist.
  shop.allow(/Failed to load resource/)
  return { page: await context.newPage(), attempts }
}

/**
 * Opens pages. `shows` waits until each page shows vectors: data of visitors appears when the browser has loaded it, and the
 * name in the header appears before the rest.
 */
async function executablesOn(
  page: Page,
  addresses: readonly string[],
  shows: 'vectors' | 'visitor data' | 'anything' = 'vectors',
) {
  const executables: string[] = []
  for (const address of addresses) {
    await openPage(page, address)
    if (shows === 'visitor data') await page.waitForLoadState('networkidle')
    if (shows !== 'anything') await expect.poll(() => page.evaluate(showsVectors), { message: address }).toBe(true)
    executables.push(...(await findExecutables(page)).map((executable) => `${executable} on ${address}`))
  }
  return executables
}

function showsVectors(): boolean {
  const { title, body } = document
  const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value)
  return [title, body.innerText, ...values].some((text) => text.includes('xss(1)'))
}

journey('executes no script in imported texts', async ({ shop }) => {
  const { page, attempts } = await watched(shop, true)
  const { products, categories, posts, topics } = poisoned.paths
  const paths = ['/', ...categories, ...products, ...blockPages(), '/about-us', '/blog', ...posts, ...topics]
  const executables = await executablesOn(page, paths.map(url))
  expect([attempts, executables]).toEqual([[], []])
})

journey('executes no script in URLs', async ({ shop }) => {
  const { page, attempts } = await watched(shop, false)
  const [text = ''] = vectorsInTexts(500).map(encodeURIComponent)
  const paths = [
    ...[`/search?q=${text}`, `/blog/category/search?q=${text}`, `/nothing/${text}`, `/contacts?outcome=${text}`],
    ...[`/clocks?sort=${text}&brand=${text}&page=${text}`, `/create-password/token/${text}/email/${text}`],
    ...[`/p/${text}/${text}`, `/blog/${text}`, `/newsletter/leave/${text}`],
  ]
  const executables = await executablesOn(page, paths.map(cleanUrl), 'anything')
  // The longest texts that the shop accepts as a search term and as a path.
  const terms = vectorsInTexts(128).map(encodeURIComponent)
  const others = vectorsInTexts(1000).map(encodeURIComponent)
  const addresses = [...terms.map((term) => `/search?q=${term}`), ...others.map((other) => `/nothing/${other}`)]
  executables.push(...(await findExecutablesInReplies(page, addresses.map(cleanUrl))))
  expect([attempts, executables]).toEqual([[], []])
})

journey('executes no script in texts that visitors have entered', async ({ shop }) => {
  const { page, attempts } = await watched(shop, false)
  const entered = await enterVectors(page, poisoned)
  await poisonReplies(page.context())
  const [order = ''] = entered.orders
  const account = ['', '/profile', '/shipping-details', '/orders', `/orders/${order}`, '/ordered-products']
  const executables = await executablesOn(
    page,
    [...account.map((path) => `/my-account${path}`), '/checkout', '/cart'].map(entered.url),
    'visitor data',
  )
  expect([attempts, executables]).toEqual([[], []])

  await expect.poll(async () => (await listMails()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(entered.mails)
  const mailPaths = (await listMails()).flatMap((path) => [path, `${path}/html`])
  const mails = await Promise.all(['/mailbox', ...mailPaths].map((path) => requestShop(cleanUrl(path))))
  expect(mails.filter((mail) => mail.includes('xss(1)')).length).toBeGreaterThan(2 * entered.orders.length)
  executables.push(...(await findExecutablesInFrames(page, cleanUrl('/robots.txt'), mails)))
  expect([attempts, executables]).toEqual([[], []])
})

const listMails = async () => [
  ...new Set(
    [...(await requestShop(cleanUrl('/mailbox'))).matchAll(/href="(\/mailbox\/[0-9a-f]{24})"/g)].map(
      ([, path = '']) => path,
    ),
  ),
]

journey('accepts no markup in the name of an uploaded file', async ({ shop }) => {
  const accepted = await uploadVectors(await shop.page(), poisoned)
  expect(accepted).toEqual(xssVectors().filter((vector) => !/[\\/:*?"<>|\p{Cc}\p{Cf}]/u.test(vector)))
})

journey('executes no script in the data of a company, its members and its order templates', async ({ shop }) => {
  const { page, attempts } = await watched(shop, false, withoutForwardedAddress)
  const email = await registerCompany(poisoned)
  const trade = (path: string) => storeUrl(poisoned.port, 'trade', path)
  await openPage(page, trade('/'))
  await login(page, email)
  await accountName(page).waitFor()
  await poisonReplies(page.context())
  const paths = ['/my-account', '/my-account/company', '/my-account/shipping-details', '/my-account/order-templates']
  const executables = await executablesOn(page, paths.map(trade), 'visitor data')
  await page.getByRole('heading', { level: 2, name: /^Template/ }).waitFor()
  executables.push(...(await findExecutables(page)))
  executables.push(...(await executablesOn(page, [trade('/checkout')], 'anything')))
  expect([attempts, executables]).toEqual([[], []])
})

journey('executes no script in the captions of a social feed', async ({ shop }) => {
  // The home page usually shows five captions. A stand-in for the API returns one caption for each vector.
  const entries = xssVectors().map((caption, at) => ({
    id: String(at),
    permalink: `https://www.instagram.com/p/${at}`,
    media_type: 'IMAGE',
    caption,
    media_url: '/img/1/1/resize/a.jpg',
    image: '/a.jpg',
  }))
  const api = await replaceReply(poisoned.port, '/api/ext/instagram-feed', entries)
  const front = await startStorefront({ shopPort: api.port, dataDir: join(poisoned.dataDir, 'front') })
  try {
    const { page, attempts } = await watched(shop, true, { port: front.port })
    await openPage(page, `http://localhost:${front.port}/`)
    const alts = await page.locator('[data-feed] img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
    expect(alts).toHaveLength(entries.length)
    expect(alts.join()).toContain('xss(1)')
    expect([attempts, await findExecutables(page)]).toEqual([[], []])
    // Close the page, because it would continue to load code in idle time while the server stops.
    await page.close()
  } finally {
    await front.close()
    api.close()
  }
})

journey('detects a script in a page', async ({ shop }) => {
  shop.allow(/Content Security Policy|React error #418/)
  const found: ScriptAttempts = []
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
    if (withPolicy) continue
    const before = attempts.length
    expect(await findExecutablesInFrames(page, url('/robots.txt'), ['<img src=x onerror=xss(1)>'])).toEqual([
      expect.stringContaining('<img'),
    ])
    await expect.poll(() => attempts.length).toBeGreaterThan(before)
  }
  expect(found).toEqual([expect.stringMatching(/^blocked by script-src/), expect.stringMatching(/^executed/)])
  expect(xssVectors().length).toBeGreaterThanOrEqual(200)
})
