import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isKept, workerState } from './browser/worker-state.ts'
import { journey } from './journey.ts'
import { nextBuild } from './shop/next-build.ts'
import { type Front, startFront } from './shop/start-front.ts'

/** What browsers say of a request that found no network. */
const disconnected = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/

journey(
  'what was looked at opens without a connection; what was not is explained in its language',
  async ({ shop }) => {
    shop.allow(disconnected)
    const page = await shop.open('/')
    const { setOffline } = networkOf(page)
    await soon(() => isInCharge(page)).toBe(true)
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Clocks', exact: true }).click()
    await page.waitForURL(shop.url('/clocks'))
    for (const path of ['/', '/clocks']) await soon(() => isKept(page, shop.url(path))).toBe(true)

    await setOffline(true)
    // Said for five seconds: a busy machine is looked at from the start.
    await Promise.all([page.getByText('You are offline.').waitFor(), page.reload()])
    await page.getByRole('heading', { name: 'Clocks', level: 1 }).waitFor()
    await page.goto(shop.url('/'))
    expect(await page.title()).toMatch(/^Mantel/)
    await page.goto(shop.url('/de/uhren'))
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE')
    await page.getByRole('heading', { name: 'Im Moment keine Verbindung' }).waitFor()
    await page.goto(shop.url('/my-account'))
    await page.getByRole('heading', { name: 'No connection at the moment' }).waitFor()

    await setOffline(false)
    await page.locator('[data-layout=default]').waitFor()
    expect(page.url()).toBe(shop.url('/my-account'))
    expect(await isKept(page, shop.url('/my-account'))).toBe(false)
  },
)

journey(
  'where a file of the page cannot be had, the whole page is asked for; pointing at a link does nothing',
  async ({ shop }) => {
    shop.allow(/ERR_FAILED/)
    const page = await shop.open('/', { serviceWorkers: 'block' })
    await page.context().route(/\/assets\/(dispatch|search)-/, (route) => route.abort())
    let loads = 0
    page.on('load', () => loads++)
    const failed = page.waitForEvent('requestfailed')
    const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Clocks', exact: true })
    await link.hover()
    await failed
    expect(loads).toBe(0)
    await link.click()
    await page.getByRole('heading', { name: 'Clocks', level: 1 }).waitFor()
    await soon(() => loads).toBe(1)
    expect(page.url()).toBe(shop.url('/clocks'))
  },
)

journey(
  'a tab of an old build lives on, takes the new one when told, and is rid of its worker by the switch',
  // Three servers are started one after the other.
  { timeout: 180_000 },
  async ({ shop }) => {
    shop.allow(disconnected)
    const folder = await mkdtemp(join(tmpdir(), 'mantel-builds-'))
    const build = await builtFor(shop.url('/service-worker.js'))
    const front = { build, shopPort: shop.port, dataDir: join(folder, 'data') }
    let running = await startFront(front)
    const { port } = running
    const url = (path: string) => `http://localhost:${port}${path}`
    const deploy = async (changes: Partial<Front>) => {
      await running.close()
      running = await startFront({ ...front, port, ...changes })
    }
    try {
      const start = '/clocks'
      const page = await (await shop.visitor()).newPage()
      const other = await (await shop.visitor()).newPage()
      for (const one of [page, other]) {
        await one.goto(url(start))
        await soon(() => isInCharge(one)).toBe(true)
        await soon(() => isKept(one, url(start))).toBe(true)
      }
      await soon(() => pagesOf(page)).toBeTruthy()
      const oldPages = await pagesOf(page)
      const next = await nextBuild(build, folder)
      await deploy({ build: next.folder })

      // Who loads a page has the new one, and its worker, without a word.
      await other.goto(url('/de/uhren'))
      await soon(() => pagesOf(other)).toBe(next.pages)
      await soon(async () => (await workerState(other)).isWaiting).toBe(false)
      await soon(() => buildOf(other)).toBe(basename(next.folder))
      expect(await other.getByRole('button', { name: 'Neu laden' }).count()).toBe(0)

      // The old tab goes on with its own files, also to where it has not been.
      expect((await page.request.get(url(next.renamed.from))).status()).toBe(200)
      await goWithoutLoading(page, '/style-guide-am')
      await page.locator('[data-layout=empty] h1').first().waitFor()
      expect(await pagesOf(page)).toBe(oldPages)
      await goWithoutLoading(page, start)

      const { setOffline } = networkOf(page)
      await setOffline(true)
      await page.reload()
      await soon(() => pagesOf(page)).toBe(oldPages)
      await page.getByText('You are offline.').waitFor()
      await setOffline(false)

      const refresh = page.getByRole('button', { name: 'Refresh' })
      await refresh.waitFor()
      let loads = 0
      page.on('load', () => loads++)
      await refresh.click()
      await soon(() => pagesOf(page).catch(() => '')).toBe(next.pages)
      await soon(() => buildOf(page)).toBe(basename(next.folder))
      await soon(() => loads).toBe(1)

      await deploy({ build: next.folder, serviceWorker: 'off' })
      expect(loads).toBe(1)
      await page.goto(url(start))
      await soon(() => workerState(page)).toMatchObject({ isRegistered: false, isWaiting: false, caches: [] })
      await page.reload()
      expect(await workerState(page)).toEqual({ isRegistered: false, isInCharge: false, isWaiting: false, caches: [] })
    } finally {
      await running.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
)

const soon = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 })

const isInCharge = async (page: Page) => (await workerState(page)).isInCharge

const networkOf = (page: Page) => ({ setOffline: (offline: boolean) => page.context().setOffline(offline) })

/** The folder of the build that the running shop serves: it is not built again for this. */
async function builtFor(worker: string): Promise<string> {
  const digest = /"build":"(\w+)"/.exec(await (await fetch(worker)).text())?.[1] ?? ''
  return process.env.MANTEL_BUILT ?? join(import.meta.dirname, '../apps/storefront/build', digest)
}

/** What the page was built of, as its worker compares it. */
const pagesOf = (page: Page) => page.evaluate(() => window.__reactRouterManifest?.version)

/** The build of the worker in charge: the last whose files were kept. */
const buildOf = async (page: Page) =>
  (await workerState(page)).caches
    .filter((name) => name.startsWith('mantel-files-'))
    .at(-1)
    ?.replace('mantel-files-', '') ?? ''

/** As a link does it. */
const goWithoutLoading = (page: Page, path: string) =>
  page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path)

declare global {
  interface Window {
    __reactRouterManifest?: { version: string }
    __reactRouterDataRouter?: { navigate(to: string): Promise<void> }
  }
}
