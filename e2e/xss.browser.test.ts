import { join } from 'node:path'
import { xssVectors } from '@mantel/domain/text/testing'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refusePictures } from './browser/block-pictures.ts'
import { openPage, waitUntilHydrated } from './browser/open-page.ts'
import { isFullRun } from './browser/sizes.ts'
import { type Journey, journeyWithPictures as journey, journeySharing, withoutForwardedAddress } from './journey.ts'
import { replaceReply } from './shop/replace-reply.ts'
import { requestShop } from './shop/request-shop.ts'
import { startStorefront } from './shop/start-storefront.ts'
import { storeUrl } from './shop/stores.ts'
import { enterVectors, logIn, registerCompany, uploadVectors } from './xss/enter-vectors.ts'
import { openPoisonedShop, type PoisonedShop, poisonedStore } from './xss/open-poisoned-shop.ts'
import { blockPages, vectorsInTexts } from './xss/poison-documents.ts'
import { captions, poisonReplies } from './xss/poison-replies.ts'
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
  const attempts = await watchScripts(context, port)
  const page = await context.newPage()
  await refusePictures(page)
  return { page, attempts }
}

/** A visitor whom the content security policy protects. */
const protectedJourney = journeySharing((shop) => watched(shop, true), { pictures: true })

/** A visitor without the policy. The API's replies to their pages contain vectors too. */
const unprotectedJourney = journeySharing(
  async (shop) => {
    const opened = await watched(shop, false, withoutForwardedAddress)
    await poisonReplies(opened.page.context())
    return opened
  },
  { pictures: true },
)

/** Starts to record again. The picture URLs in the vectors do not exist. */
function forgetAttempts(shop: Journey, attempts: ScriptAttempts): void {
  shop.allow(/Failed to load resource/)
  attempts.length = 0
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

protectedJourney('executes no script in imported texts', async ({ shop, shared: { page, attempts } }) => {
  forgetAttempts(shop, attempts)
  const { products, categories, posts, topics } = poisoned.paths
  const paths = ['/', ...categories, ...products, ...blockPages(), '/about-us', '/blog', ...posts, ...topics]
  const executables = await executablesOn(page, paths.map(url))
  expect([attempts, executables]).toEqual([[], []])
})

unprotectedJourney('executes no script in URLs', async ({ shop, shared: { page, attempts } }) => {
  forgetAttempts(shop, attempts)
  const [text = ''] = vectorsInTexts(500).map(encodeURIComponent)
  const paths = [
    ...[`/search?q=${text}`, `/blog/category/search?q=${text}`, `/nothing/${text}`, `/contacts?outcome=${text}`],
    ...[`/clocks?sort=${text}&brand=${text}&page=${text}`, `/create-password/token/${text}/email/${text}`],
    ...[`/p/${text}/${text}`, `/blog/${text}`, `/newsletter/leave/${text}`],
  ]
  const executables = await executablesOn(page, paths.map(cleanUrl), 'anything')
  // The longest texts that the shop accepts as a search term and as a path. Only in a full run, every vector is a search term.
  const terms = vectorsInTexts(128)
    .filter((_, at) => isFullRun || at % 8 === 0)
    .map(encodeURIComponent)
  const others = vectorsInTexts(1000).map(encodeURIComponent)
  const addresses = [...terms.map((term) => `/search?q=${term}`), ...others.map((other) => `/nothing/${other}`)]
  executables.push(...(await findExecutablesInReplies(page, addresses.map(cleanUrl))))
  expect([attempts, executables]).toEqual([[], []])
})

unprotectedJourney(
  'executes no script in texts that visitors have entered',
  async ({ shop, shared: { page, attempts } }) => {
    forgetAttempts(shop, attempts)
    const entered = await enterVectors(page, poisoned)
    const [order = ''] = entered.orders
    const account = ['', '/profile', '/shipping-details', '/orders', `/orders/${order}`, '/ordered-products']
    const executables = await executablesOn(
      page,
      [...account.map((path) => `/my-account${path}`), '/checkout', '/cart'].map(entered.url),
      'visitor data',
    )
    expect([attempts, executables]).toEqual([[], []])

    // The captions of the social feed, which the home page shows, come from the API too.
    await page.locator('header a[href="/"]').first().click()
    const pictures = page.locator('[data-feed] img')
    await expect.poll(() => pictures.count()).toBe(captions.length)
    const alts = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
    expect(alts.join()).toContain('xss(1)')
    expect([attempts, await findExecutables(page)]).toEqual([[], []])

    await expect.poll(async () => (await listMails()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(entered.mails)
    const mailPaths = (await listMails()).flatMap((path) => [path, `${path}/html`])
    const mails = await Promise.all(['/mailbox', ...mailPaths].map((path) => requestShop(cleanUrl(path))))
    expect(mails.filter((mail) => mail.includes('xss(1)')).length).toBeGreaterThan(2 * entered.orders.length)
    executables.push(...(await findExecutablesInFrames(page, cleanUrl('/robots.txt'), mails)))
    expect([attempts, executables]).toEqual([[], []])
  },
)

const listMails = async () => [
  ...new Set(
    [...(await requestShop(cleanUrl('/mailbox'))).matchAll(/href="(\/mailbox\/[0-9a-f]{24})"/g)].map(
      ([, path = '']) => path,
    ),
  ),
]

it('accepts no markup in the name of an uploaded file', async () => {
  const accepted = await uploadVectors(poisoned)
  expect(accepted).toEqual(xssVectors().filter((vector) => !/[\\/:*?"<>|\p{Cc}\p{Cf}]/u.test(vector)))
})

unprotectedJourney(
  'executes no script in the data of a company, its members and its order templates',
  async ({ shop, shared: { page, attempts } }) => {
    forgetAttempts(shop, attempts)
    const email = await registerCompany(poisoned)
    const trade = (path: string) => storeUrl(poisoned.port, 'trade', path)
    await openPage(page, trade('/my-account/company'))
    await logIn(page, email)
    // Overview and address book are the same screens as those of a consumer.
    const others = isFullRun ? ['/my-account', '/my-account/shipping-details'] : []
    const paths = ['/my-account/company', ...others, '/my-account/order-templates']
    const executables = await executablesOn(page, paths.map(trade), 'visitor data')
    await page.getByRole('heading', { level: 2, name: /^Template/ }).waitFor()
    executables.push(...(await findExecutables(page)))
    executables.push(...(await executablesOn(page, [trade('/checkout')], 'anything')))
    expect([attempts, executables]).toEqual([[], []])
  },
)

if (isFullRun)
  journey('executes no script in the captions of a social feed on the server', async ({ shop }) => {
    const api = await replaceReply(poisoned.port, '/api/ext/instagram-feed', captions)
    const front = await startStorefront({ shopPort: api.port, dataDir: join(poisoned.dataDir, 'front') })
    try {
      const { page, attempts } = await watched(shop, true, { port: front.port })
      forgetAttempts(shop, attempts)
      await openPage(page, `http://localhost:${front.port}/`)
      const alts = await page.locator('[data-feed] img').evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
      expect(alts).toHaveLength(captions.length)
      expect(alts.join()).toContain('xss(1)')
      expect([attempts, await findExecutables(page)]).toEqual([[], []])
      // Close the page, because it would continue to load code in idle time while the server stops.
      await page.close()
    } finally {
      await front.close()
      api.close()
    }
  })

/** Opens a page into which an attacker has added scripts, and waits for the first attempt. */
async function openPageWithScripts(shop: Journey, page: Page, attempts: ScriptAttempts): Promise<string> {
  forgetAttempts(shop, attempts)
  shop.allow(/Content Security Policy|React error #418/)
  const address = cleanUrl('/about-us')
  await page.route(address, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace('</main>', '<script>xss(1)</script><a onclick="xss(1)">x</a></main>')
    await route.fulfill({ response, body })
  })
  await page.goto(address)
  await waitUntilHydrated(page)
  await expect.poll(() => attempts.length).toBeGreaterThan(0)
  expect(await findExecutablesInReplies(page, [address])).toEqual([
    expect.stringContaining('<a onclick='),
    expect.stringContaining('<script>'),
  ])
  return attempts[0] ?? ''
}

protectedJourney('detects a script that the policy blocks', async ({ shop, shared: { page, attempts } }) => {
  expect(await openPageWithScripts(shop, page, attempts)).toMatch(/^blocked by script-src/)
})

unprotectedJourney('detects a script that runs', async ({ shop, shared: { page, attempts } }) => {
  expect(await openPageWithScripts(shop, page, attempts)).toMatch(/^executed/)
  const before = attempts.length
  expect(await findExecutablesInFrames(page, url('/robots.txt'), ['<img src=x onerror=xss(1)>'])).toEqual([
    expect.stringContaining('<img'),
  ])
  await expect.poll(() => attempts.length).toBeGreaterThan(before)
  expect(xssVectors().length).toBeGreaterThanOrEqual(200)
})
