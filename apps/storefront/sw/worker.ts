import type { PageMessage } from './messages.ts'
import { emptyPicture, findPicture } from './pictures.ts'
import { mayKeep, offlinePageFor, type Plan, planOf, shellFor, shellsOf } from './plan.ts'
import type { WorkerSettings } from './settings.ts'
import { openShelves, type Shelf } from './shelves.ts'

export type WorkerParts = {
  caches: CacheStorage
  fetch(request: Request | string, init?: RequestInit): Promise<Response>
  origin: string
  settings: WorkerSettings
}

/** A reply, and what is still to be done once it is given. */
export type Answer = { reply: Promise<Response>; rest?: Promise<unknown> }

const shelfOf: Partial<Record<Plan, Shelf>> = { 'kept-page': 'pages', asset: 'files', picture: 'pictures' }
/** Files are fetched this many at a time: the page comes first. */
const atOnce = 4

/** What the worker does, apart from being one. */
export function createWorker({ caches, fetch, origin, settings }: WorkerParts) {
  const shelves = openShelves(caches, settings.build)

  async function fromNetwork(ask: () => Promise<Response>, url: string, plan: Plan): Promise<Kept> {
    const reply = await ask()
    const shelf = shelfOf[plan]
    if (!shelf || !mayKeep(reply, plan)) return { reply }
    const copy = reply.clone()
    return { reply, kept: shelf === 'pages' ? keepOwnPage(url, copy) : shelves.keep(shelf, url, copy) }
  }

  /** After a deployment the network's pages are of another build: without a connection their files would be missing. */
  async function keepOwnPage(url: string, page: Response): Promise<void> {
    if (await isOfThisBuild(page)) await shelves.keep('pages', url, page)
  }

  async function isOfThisBuild(page: Response): Promise<boolean> {
    return (await page.clone().text()).includes(`/assets/manifest-${settings.pages}.js`)
  }

  /** Asked for as nobody, and so the same for everybody: it lies with the files, and stays when somebody logs out. */
  async function keepShell(path: string): Promise<void> {
    const url = `${origin}${path}`
    const page = await fetch(url, { cache: 'no-cache', credentials: 'omit' })
    if (mayKeep(page, 'kept-page') && (await isOfThisBuild(page))) await shelves.keep('files', url, page)
  }

  async function findKept(url: string, plan: Plan): Promise<Response | undefined> {
    if (plan === 'kept-page') return shelves.find('pages', url)
    const shell = shellFor(url, settings.prefixes)
    return shell === null ? undefined : shelves.find('files', `${origin}${shell}`)
  }

  /** The network's page, else the kept one or an empty one, else a page that says how things stand. */
  async function answerPage(ask: () => Promise<Response>, url: string, plan: Plan): Promise<Kept> {
    try {
      return await fromNetwork(ask, url, plan)
    } catch (error) {
      const known = await findKept(url, plan)
      const reply = known ?? (await shelves.find('files', `${origin}${offlinePageFor(url, settings.prefixes)}`))
      if (!reply) throw error
      return { reply }
    }
  }

  /** A name that holds a hash always means the same file. */
  async function answerAsset(request: Request): Promise<Kept> {
    const known = await shelves.find('files', request.url)
    return known ? { reply: known } : fromNetwork(() => fetch(request), request.url, 'asset')
  }

  /** The browser has its own cache, which knows how long a picture holds; this one is for the time without a connection. */
  async function answerPicture(request: Request): Promise<Kept> {
    try {
      return await fromNetwork(() => fetch(request), request.url, 'picture')
    } catch {
      return { reply: (await findPicture(shelves, request.url)) ?? emptyPicture() }
    }
  }

  async function keepByAddress(url: string, mode: RequestMode): Promise<void> {
    const plan = planOf({ method: 'GET', url, mode, headers: new Headers() }, origin)
    if (!shelfOf[plan]) return
    if (plan !== 'kept-page' && (await shelves.find(shelfOf[plan], url))) return
    const { kept } = await fromNetwork(() => fetch(url, { priority: 'low' }), url, plan)
    await kept
  }

  return {
    /** Everything that a page may still ask for, before it does. What an earlier build had as well is not fetched again. */
    async install(): Promise<void> {
      const files = settings.files.map((path) => `${origin}${path}`)
      await inTurns(files, async (url) => {
        const reply = (await shelves.find('files', url)) ?? (await fetch(url))
        if (mayKeep(reply, 'asset')) await shelves.keep('files', url, reply)
      })
      await inTurns(settings.prefixes, async (prefix) => {
        const url = `${origin}${prefix}/offline.html`
        const reply = await fetch(url, { cache: 'no-cache' })
        if (reply.status === 200) await shelves.keep('files', url, reply)
      })
      await inTurns(settings.prefixes.flatMap(shellsOf), keepShell)
    },

    activate: () => shelves.removeOldBuilds(),

    /** null where the browser goes on as if there were no worker. */
    answer(request: Request, preload?: Promise<Response | undefined>): Answer | null {
      const plan = planOf(request, origin)
      if (plan === 'leave') return null
      const [url = ''] = request.url.split('#')
      const ask = async () => (await preload) ?? fetch(request)
      const work =
        plan === 'asset'
          ? answerAsset(request)
          : plan === 'picture'
            ? answerPicture(request)
            : answerPage(ask, url, plan)
      return { reply: work.then(({ reply }) => reply), rest: work.then(({ kept }) => kept).catch(() => {}) }
    },

    async hear(message: PageMessage, reply?: Pick<MessagePort, 'postMessage'>): Promise<void> {
      switch (message.type) {
        case 'which-build':
          return reply?.postMessage({ pages: settings.pages })
        case 'forget':
          return shelves.forget()
        case 'keep': {
          if (message.page) await keepByAddress(message.page, 'navigate').catch(() => {})
          await inTurns(message.files, (url) => keepByAddress(url, 'no-cors').catch(() => {}))
        }
      }
    },
  }
}

type Kept = { reply: Response; kept?: Promise<void> }

async function inTurns<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const waiting = [...things]
  const turn = async () => {
    for (let thing = waiting.shift(); thing !== undefined; thing = waiting.shift()) await work(thing)
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
}
