import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { goWithoutLoading } from './browser/go-without-loading.ts'
import { openPage, waitUntilHydrated } from './browser/open-page.ts'
import { isCachedOffline, workerState } from './browser/worker-state.ts'
import { journey, journeyWithWorker } from './journey.ts'
import { findStorePaths } from './screens/store-paths.ts'
import { createNewerBuild } from './shop/newer-build.ts'
import { type StorefrontOptions, startStorefront } from './shop/start-storefront.ts'

/** Browser messages for requests without a network. */
const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_(REFUSED|RESET)|ERR_FAILED/

journeyWithWorker(
  'opens visited pages, variants and filters offline, and shows the offline page in the store’s language for others',
  async ({ shop }) => {
    shop.allow(disconnected)
    const { products } = await findStorePaths(shop.port, 'default')
    const product = products.configurable ?? ''
    const page = await shop.open('/')
    const { setOffline } = networkOf(page)
    await expectEventually(() => isControlling(page)).toBe(true)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Clocks', exact: true }).click()
    await page.waitForURL(shop.url('/clocks'))
    await openPage(page, shop.url(product))
    for (const path of ['/', '/clocks', product])
      await expectEventually(() => isCachedOffline(page, shop.url(path))).toBe(true)
    const others = page.locator('main article ul[aria-labelledby^=option] a:not([aria-current])')
    const variant = (await others.last().getAttribute('href')) ?? ''
    // Reload the page without the worker, as happens while the worker is still activating.
    const session = await page.context().newCDPSession(page)
    await session.send('Page.reload', { ignoreCache: true })
    await expectEventually(() => isControlling(page)).toBe(true)

    await setOffline(true)
    // The message disappears after five seconds, so start waiting before the reload.
    await Promise.all([page.getByText('You’re offline.').waitFor(), page.reload()])
    await page.locator('article h1').waitFor()
    await page.goto(shop.url(variant))
    await page.locator(`main article a[aria-current=true][href="${variant}"]`).first().waitFor()
    expect(page.url()).toBe(shop.url(variant))
    await page.getByRole('button', { name: 'Add to cart', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Write a review' }).waitFor()
    await page.goto(shop.url('/clocks?color=1&page=2'))
    await heading(page, 'Clocks').waitFor()
    expect(page.url()).toBe(shop.url('/clocks'))
    await page.goto(shop.url('/'))
    expect(await page.title()).toMatch(/^Mantel/)
    await page.goto(shop.url('/de/uhren'))
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
    await page.getByRole('heading', { name: 'Sie sind offline' }).waitFor()
    await page.goto(shop.url('/my-account'))
    await page.getByRole('heading', { name: 'You’re offline' }).waitFor()

    await setOffline(false)
    await page.locator('[data-layout=default]').waitFor()
    expect(page.url()).toBe(shop.url('/my-account'))
    expect(await isCachedOffline(page, shop.url('/my-account'))).toBe(false)
  },
)

journeyWithWorker(
  'opens cached pages offline by links and Back, and says that other pages are not available',
  async ({ shop }) => {
    shop.allow(disconnected)
    const page = await shop.open('/photo-frames')
    const { setOffline } = networkOf(page)
    await expectEventually(() => isControlling(page)).toBe(true)
    // On a slow device the visitor opens a product before this page has registered its worker.
    await page.addInitScript(delayWorkerRegistration)
    await openPage(page, shop.url('/clocks'))
    for (const path of ['/photo-frames', '/clocks'])
      await expectEventually(() => isCachedOffline(page, shop.url(path))).toBe(true)
    const card = page.locator('main section[aria-label="Products"] ul > li > div > a').first()
    const path = (await card.getAttribute('href')) ?? ''
    await card.click()
    await page.waitForURL(shop.url(path))
    await page.evaluate(() => dispatchEvent(new Event('registration-may-start')))
    await expectEventually(() => isCachedOffline(page, shop.url(path))).toBe(true)

    await setOffline(true)
    await page.reload()
    await page.locator('article h1').waitFor()
    await waitUntilHydrated(page)
    await page.goBack()
    await heading(page, 'Clocks').waitFor()
    expect(page.url()).toBe(shop.url('/clocks'))
    await waitUntilHydrated(page)
    await menuEntry(page, 'Photo Frames').click()
    await heading(page, 'Photo Frames').waitFor()
    expect(page.url()).toBe(shop.url('/photo-frames'))
    await waitUntilHydrated(page)
    await menuEntry(page, 'Wall Art').click()
    await page.getByText('is not available in Offline mode. Redirecting to Home.').waitFor()
    await page.waitForURL(shop.url('/'))
  },
)

journey('loads the whole document if a script is missing, but only when a link is pressed', async ({ shop }) => {
  shop.allow(/ERR_FAILED/)
  const page = await shop.page()
  let isOldDocument = true
  await page
    .context()
    .route(/\/assets\/(browse|category)-/, (route) => (isOldDocument ? route.abort() : route.continue()))
  // The page fetches this script in idle time; the failure must not reload the page.
  const failed = page.waitForEvent('requestfailed')
  await openPage(page, shop.url('/'))
  await failed
  page.on('framenavigated', () => {
    isOldDocument = false
  })
  let loads = 0
  page.on('load', () => loads++)
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Clocks', exact: true })
  await link.hover()
  expect(loads).toBe(0)
  await link.click()
  await page.getByRole('heading', { name: 'Clocks', level: 1 }).waitFor()
  await expectEventually(() => loads).toBe(1)
  expect(page.url()).toBe(shop.url('/clocks'))
})

journeyWithWorker(
  'keeps a tab of an old build working, updates it on request, and removes the worker when it is switched off',
  // The limit is long, because the test starts three servers one after the other.
  { timeout: 180_000 },
  async ({ shop }) => {
    shop.allow(disconnected)
    const folder = await mkdtemp(join(tmpdir(), 'mantel-builds-'))
    const build = await builtFor(shop.url('/service-worker.js'))
    const front = { build, shopPort: shop.port, dataDir: join(folder, 'data') }
    let running = await startStorefront(front)
    const { port } = running
    const url = (path: string) => `http://localhost:${port}${path}`
    const deploy = async (changes: Partial<StorefrontOptions>) => {
      await running.close()
      running = await startStorefront({ ...front, port, ...changes })
    }
    try {
      const start = '/clocks'
      const page = await (await shop.visitor()).newPage()
      const other = await (await shop.visitor()).newPage()
      for (const one of [page, other]) {
        await one.goto(url(start))
        await expectEventually(() => isControlling(one)).toBe(true)
        await expectEventually(() => isCachedOffline(one, url(start))).toBe(true)
      }
      await expectEventually(() => pagesOf(page)).toBeTruthy()
      const oldPages = await pagesOf(page)
      const next = await createNewerBuild(build, folder)
      await deploy({ build: next.folder })

      // A new page load uses the new build and its worker without asking.
      await other.goto(url('/de/uhren'))
      await expectEventually(() => pagesOf(other)).toBe(next.pages)
      await expectEventually(async () => (await workerState(other)).isWaiting).toBe(false)
      await expectEventually(() => buildOf(other)).toBe(basename(next.folder))
      expect(await other.getByRole('button', { name: 'Neu laden' }).count()).toBe(0)

      // The old tab continues with its own files, also on pages not visited before.
      expect((await page.request.get(url(next.renamed.from))).status()).toBe(200)
      await goWithoutLoading(page, '/style-guide-am')
      await page.locator('[data-layout=empty] h1').first().waitFor()
      expect(await pagesOf(page)).toBe(oldPages)
      await goWithoutLoading(page, start)

      const { setOffline } = networkOf(page)
      await setOffline(true)
      await page.reload()
      await expectEventually(() => pagesOf(page)).toBe(oldPages)
      await page.getByText('You’re offline.').waitFor()
      await setOffline(false)

      const refresh = page.getByRole('button', { name: 'Refresh' })
      await refresh.waitFor()
      let loads = 0
      page.on('load', () => loads++)
      await refresh.click()
      await expectEventually(() => pagesOf(page).catch(() => '')).toBe(next.pages)
      await expectEventually(() => buildOf(page)).toBe(basename(next.folder))
      await expectEventually(() => loads).toBe(1)

      await deploy({ build: next.folder, serviceWorker: 'off' })
      expect(loads).toBe(1)
      await page.goto(url(start))
      await expectEventually(() => workerState(page)).toMatchObject({
        isRegistered: false,
        isWaiting: false,
        caches: [],
      })
      await page.reload()
      expect(await workerState(page)).toEqual({
        isRegistered: false,
        isControlling: false,
        isWaiting: false,
        caches: [],
      })
    } finally {
      await running.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

const expectEventually = <T>(read: () => T) => expect.poll(read, { timeout: 20_000 })

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
const menuEntry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).first()

/** Holds the page's registration of its worker until the event `registration-may-start`. */
function delayWorkerRegistration(): void {
  const workers = navigator.serviceWorker
  const register = workers.register.bind(workers)
  // The page may register its worker before or after the event.
  const released = new Promise((resolve) => addEventListener('registration-may-start', resolve, { once: true }))
  workers.register = async (...options) => {
    await released
    return register(...options)
  }
}

const isControlling = async (page: Page) => (await workerState(page)).isControlling

/**
 * When a page loads, Chromium 150 resets navigator.onLine to true although the emulated network stays blocked. On a real device
 * without a network, a page that loads sees false.
 */
function networkOf(page: Page) {
  const flag = 'is-offline'
  const isPrepared = page.addInitScript((name) => {
    if (sessionStorage.getItem(name))
      Object.defineProperty(navigator, 'onLine', { get: () => sessionStorage.getItem(name) === null })
  }, flag)
  return {
    async setOffline(offline: boolean) {
      await isPrepared
      await page.evaluate(
        ([name, isOffline]) => (isOffline ? sessionStorage.setItem(name, 'yes') : sessionStorage.removeItem(name)),
        [flag, offline] as const,
      )
      await page.context().setOffline(offline)
    },
  }
}

/** The build folder of the running shop, so that the test does not build again. */
async function builtFor(worker: string): Promise<string> {
  const digest = /"build":"(\w+)"/.exec(await (await fetch(worker)).text())?.[1] ?? ''
  return process.env.MANTEL_BUILT ?? join(import.meta.dirname, '../apps/storefront/build', digest)
}

/** The version of the build that the page runs, which the worker compares with its own. */
const pagesOf = (page: Page) => page.evaluate(() => window.__reactRouterManifest?.version)

/** The build of the active worker, which is the last one whose files were cached. */
const buildOf = async (page: Page) =>
  (await workerState(page)).caches
    .filter((name) => name.startsWith('mantel-files-'))
    .at(-1)
    ?.replace('mantel-files-', '') ?? ''

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
  }
}
