import { type CacheKind, openBrowserCaches } from './browser-caches.ts'
import { findCachedPage } from './find-cached-page.ts'
import { createEmptyImage, findCachedImage } from './images.ts'
import type { PageMessage } from './messages.ts'
import { findShellPath, isCacheable, offlinePageFor, planRequest, type RequestPlan, shellPaths } from './plan.ts'
import type { PackedFiles, WorkerSettings } from './settings.ts'

export type ServiceWorkerOptions = {
  caches: CacheStorage
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  origin: string
  settings: WorkerSettings
}

/** A reply, and the work that remains after sending it. */
export type HandledRequest = { reply: Promise<Response>; rest?: Promise<unknown> }

const cacheOf: Partial<Record<RequestPlan, CacheKind>> = { 'kept-page': 'pages', asset: 'files', picture: 'pictures' }
/** Number of parallel downloads. Low, so that the page's own requests come first. */
const parallelDownloads = 4
/**
 * From this number of missing files on, one request for the packed files is cheaper than a request for each. An update usually changes
 * fewer files.
 */
const minPackedFiles = 20

/** The logic of the service worker, independent of its global scope. */
export function createWorker({ caches, fetch, origin, settings }: ServiceWorkerOptions) {
  const browserCaches = openBrowserCaches(caches, settings.build, origin)

  async function fromNetwork(load: () => Promise<Response>, url: string, plan: RequestPlan): Promise<Loaded> {
    const reply = await load()
    const kind = cacheOf[plan]
    if (!kind || !isCacheable(reply, plan)) return { reply }
    const copy = reply.clone()
    return { reply, kept: kind === 'pages' ? keepOwnPage(url, copy) : browserCaches.keep(kind, url, copy) }
  }

  /** Caches only pages of this build: after a deployment the network returns pages whose files are not cached. */
  async function keepOwnPage(url: string, page: Response): Promise<void> {
    if (await isOfThisBuild(page)) await browserCaches.keep('pages', url, page)
  }

  async function isOfThisBuild(page: Response): Promise<boolean> {
    return (await page.clone().text()).includes(`/assets/manifest-${settings.pages}.js`)
  }

  /** Fetches an app shell without credentials. It has no personal data, so it is cached with the files and survives a logout. */
  async function keepShell(path: string): Promise<void> {
    const url = `${origin}${path}`
    const page = await fetch(url, { cache: 'no-cache', credentials: 'omit' })
    if (isCacheable(page, 'kept-page') && (await isOfThisBuild(page))) await browserCaches.keep('files', url, page)
  }

  /** Returns no files if the request fails; they are then fetched one by one. */
  async function fetchPacked(): Promise<PackedFiles> {
    try {
      const reply = await fetch(`${origin}${settings.packed}`)
      return reply.status === 200 ? await reply.json() : {}
    } catch {
      return {}
    }
  }

  async function findCached(url: string, plan: RequestPlan): Promise<Response | undefined> {
    const shell = findShellPath(url, settings.prefixes)
    const visited = plan === 'kept-page' ? await findCachedPage(url, (kept) => browserCaches.find('pages', kept)) : null
    // Redirects to the page's own URL, because hydration fails if the URL does not match the HTML.
    if (visited) return visited.redirect === null ? visited.page : Response.redirect(visited.redirect)
    return shell === null ? undefined : browserCaches.find('files', `${origin}${shell}`)
  }

  /** Returns the page from the network, else from the cache or as app shell, else the offline page. */
  async function answerPage(load: () => Promise<Response>, url: string, plan: RequestPlan): Promise<Loaded> {
    try {
      return await fromNetwork(load, url, plan)
    } catch (error) {
      const known = await findCached(url, plan)
      const reply = known ?? (await browserCaches.find('files', `${origin}${offlinePageFor(url, settings.prefixes)}`))
      if (!reply) throw error
      return { reply }
    }
  }

  /** Cache first: a file name with a content hash always means the same file. */
  async function answerAsset(request: Request): Promise<Loaded> {
    const known = await browserCaches.find('files', request.url)
    return known ? { reply: known } : fromNetwork(() => fetch(request), request.url, 'asset')
  }

  /** Network first: the browser's HTTP cache handles image lifetimes, and this cache is only for offline use. */
  async function answerPicture(request: Request): Promise<Loaded> {
    try {
      return await fromNetwork(() => fetch(request), request.url, 'picture')
    } catch {
      return { reply: (await findCachedImage(browserCaches, request.url)) ?? createEmptyImage() }
    }
  }

  async function keepByAddress(url: string, mode: RequestMode): Promise<void> {
    const plan = planRequest({ method: 'GET', url, mode, headers: new Headers() }, origin)
    if (!cacheOf[plan]) return
    if (plan !== 'kept-page' && (await browserCaches.find(cacheOf[plan], url))) return
    const { kept } = await fromNetwork(() => fetch(url, { priority: 'low' }), url, plan)
    await kept
  }

  return {
    /** Caches all files that pages may request. Does not fetch files again that an earlier build had as well. */
    async install(): Promise<void> {
      const known = await browserCaches.knownFiles()
      const missing = settings.files.filter((path) => !known.urls.has(`${origin}${path}`) && !(path in known.packed))
      const packed = missing.length < minPackedFiles ? known.packed : { ...known.packed, ...(await fetchPacked()) }
      const ownPacked = Object.entries(packed).filter(([path]) => settings.files.includes(path))
      if (ownPacked.length > 0) await browserCaches.keepPacked(Object.fromEntries(ownPacked))
      const others = settings.files.filter((path) => !(path in packed))
      await inParallel(others, async (path) => {
        const url = `${origin}${path}`
        const reply = (known.urls.has(url) && (await browserCaches.find('files', url))) || (await fetch(url))
        if (isCacheable(reply, 'asset')) await browserCaches.keep('files', url, reply)
      })
      await inParallel(settings.prefixes, async (prefix) => {
        const url = `${origin}${prefix}/offline.html`
        const reply = await fetch(url, { cache: 'no-cache' })
        if (reply.status === 200) await browserCaches.keep('files', url, reply)
      })
      await inParallel(settings.prefixes.flatMap(shellPaths), keepShell)
    },

    activate: () => browserCaches.removeOldBuilds(),

    /** Null if the browser should handle the request without the worker. */
    answer(request: Request, preload?: Promise<Response | undefined>): HandledRequest | null {
      const plan = planRequest(request, origin)
      if (plan === 'leave') return null
      const [url = ''] = request.url.split('#')
      const load = async () => (await preload) ?? fetch(request)
      const work =
        plan === 'asset'
          ? answerAsset(request)
          : plan === 'picture'
            ? answerPicture(request)
            : answerPage(load, url, plan)
      return { reply: work.then(({ reply }) => reply), rest: work.then(({ kept }) => kept).catch(() => {}) }
    },

    async handleMessage(message: PageMessage, reply?: Pick<MessagePort, 'postMessage'>): Promise<void> {
      switch (message.type) {
        case 'which-build':
          return reply?.postMessage({ pages: settings.pages })
        case 'forget':
          return browserCaches.forget()
        case 'keep': {
          if (message.page) await keepByAddress(message.page, 'navigate').catch(() => {})
          await inParallel(message.files, (url) => keepByAddress(url, 'no-cors').catch(() => {}))
        }
      }
    },
  }
}

type Loaded = { reply: Response; kept?: Promise<void> }

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const pending = [...items]
  const runNext = async () => {
    for (let item = pending.shift(); item !== undefined; item = pending.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: parallelDownloads }, runNext))
}
