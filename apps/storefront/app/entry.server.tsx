import { randomBytes } from 'node:crypto'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createContext,
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { pricesPendingScript } from './account/prices-pending-script.ts'
import { errorScreens } from './frame/error-screen.tsx'
import { loadDictionary } from './i18n/dictionaries.ts'
import type { Dictionary } from './i18n/text.ts'
import { TextProvider } from './i18n/text-context.tsx'
import { createTexts } from './i18n/texts.ts'
import { maskPath } from './match-route.ts'
import { renderOffline } from './offline/render-offline.tsx'
import { BuiltFilesContext, type FindBuiltFiles } from './page/preload.ts'
import { escapeDataSuffix, readServerHandoff } from './router/server-handoff.ts'
import { trustScripts } from './router/trusted-scripts.ts'
import type { Mode, Pages, RenderedPage, RenderOffline, RenderRequest } from './server-entry.ts'
import { createMarkupCache } from './shell/markup-cache.tsx'
import { reuseEqualShell } from './shell/reuse-equal-shell.ts'
import { loadShell, shellContext } from './shell/shell-data.ts'
import { StaticMarkupContext } from './shell/static-markup.tsx'
import { getShop, shopContext } from './store/shop.ts'
import { StoreProvider } from './store/store-context.tsx'

/**
 * The inputs and the result of rendering a page. The result is a text: a Response would turn the document into a
 * stream.
 */
type Rendering = {
  filesOf: FindBuiltFiles
  dictionary: Dictionary
  document: string | null
  scriptHashes: string[]
  markupOf: ReturnType<typeof createMarkupCache>
}
const renderingContext = createContext<Rendering>()

/** Renders the whole page without streaming, because the result is cached. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { state, context: routerContext } = await readServerHandoff(entry)
  const mark = randomBytes(12).toString('base64url')
  const rendering = context.get(renderingContext)
  const { store } = getShop(context)
  const withStore = (content: ReactNode) => (
    <StoreProvider store={store}>
      <TextProvider dictionary={rendering.dictionary} i18n={store.view.i18n}>
        {content}
      </TextProvider>
    </StoreProvider>
  )
  const html = renderToString(
    <BuiltFilesContext value={rendering.filesOf}>
      <StaticMarkupContext value={rendering.markupOf(store, withStore)}>
        {withStore(<ServerRouter context={routerContext} url={request.url} nonce={mark} />)}
      </StaticMarkupContext>
    </BuiltFilesContext>,
  )
  const { document, hashes } = trustScripts(
    html,
    mark,
    state,
    store.view.prices.needGroupToken ? pricesPendingScript : '',
  )
  Object.assign(rendering, { document, scriptHashes: hashes })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const path = maskPath(new URL(request.url).pathname)
  getShop(context).engine.log.error('page render failed', { err: error, path })
}

/** Creates one request handler per prefix, which is the router's basename, so that '/de/clocks' matches like '/clocks'. */
export function createPages(build: ServerBuild, filesOf: FindBuiltFiles, mode: Mode = 'production'): Pages {
  const markupOf = createMarkupCache()
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()
  function handlerOf(prefix: string) {
    const handler = handlers.get(prefix) ?? createRequestHandler({ ...build, basename: prefix || '/' }, mode)
    handlers.set(prefix, handler)
    return handler
  }
  return {
    loadShell: async (shop) => reuseEqualShell(await loadShell(shop)),
    async render({ url, shop, loadShell }: RenderRequest): Promise<RenderedPage> {
      const { locale, view } = shop.store
      const [dictionary] = await Promise.all([
        loadDictionary(locale),
        errorScreens.missing.load(),
        errorScreens.problem.load(),
      ])
      const rendering: Rendering = { filesOf, dictionary, markupOf, document: null, scriptHashes: [] }
      const context = new RouterContextProvider()
      context.set(shopContext, { ...shop, ...createTexts(dictionary, view.i18n) })
      context.set(shellContext, loadShell)
      context.set(renderingContext, rendering)
      const reply = await handlerOf(view.prefix)(new Request(escapeDataSuffix(url)), context)
      return {
        status: reply.status,
        location: reply.headers.get('location'),
        contentType: reply.headers.get('content-type') ?? 'text/plain; charset=utf-8',
        body: rendering.document ?? new Uint8Array(await reply.arrayBuffer()),
        scriptHashes: rendering.scriptHashes,
      }
    },
  }
}

/** Renders the offline page once per store view: it is the same for everyone, and every new worker requests it. */
export function createOfflinePage({ assets }: ServerBuild): RenderOffline {
  const cache = new Map<string, ReturnType<RenderOffline>>()
  return (store) => {
    const page = cache.get(store.view.code) ?? renderOffline(store, assets.routes.root?.css ?? [])
    cache.set(store.view.code, page)
    return page
  }
}
