import { randomBytes } from 'node:crypto'
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
import { loadScreen } from './dispatch/screens.ts'
import { loadDictionary } from './i18n/dictionaries.ts'
import type { Dictionary } from './i18n/text.ts'
import { TextProvider } from './i18n/text-context.tsx'
import { createTexts } from './i18n/texts.ts'
import { renderOffline } from './offline/render-offline.tsx'
import { FilesContext } from './page/preload.ts'
import { withTrustedScripts } from './page/trusted-scripts.ts'
import { PlaceProvider } from './place/place-context.tsx'
import { shopContext, shopOf } from './place/shop.ts'
import type { FilesOf, Mode, PageOrder, Pages, RenderedPage, RenderOffline } from './server-entry.ts'

/** What a document is made with beside the shop, and what came of it: text, before a reply turns it into a stream. */
type Rendering = {
  filesOf: FilesOf
  dictionary: Dictionary
  document: string | null
  scriptHashes: string[]
  renderTree?: () => string
}
const renderingContext = createContext<Rendering>()

/** The whole page in one piece: a page that many will read is not streamed to the first of them. */
export default async function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const state = await readAll(entry.serverHandoffStream)
  const mark = randomBytes(12).toString('base64url')
  const rendering = context.get(renderingContext)
  const { place } = shopOf(context)
  const renderTree = () =>
    renderToString(
      <FilesContext value={rendering.filesOf}>
        <PlaceProvider place={place}>
          <TextProvider dictionary={rendering.dictionary} i18n={place.view.i18n}>
            <ServerRouter context={{ ...entry, serverHandoffStream: undefined }} url={request.url} nonce={mark} />
          </TextProvider>
        </PlaceProvider>
      </FilesContext>,
    )
  const { document, hashes } = withTrustedScripts(renderTree(), mark, state)
  Object.assign(rendering, { document, scriptHashes: hashes, renderTree })
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(null, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  shopOf(context).engine.log.error('a page failed', { err: error, path: new URL(request.url).pathname })
}

/** One handler for each prefix: with it as its basename the router serves '/de/clocks' as it serves '/clocks'. */
export function createPages(build: ServerBuild, filesOf: FilesOf, mode: Mode = 'production'): Pages {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()
  function handlerOf(prefix: string) {
    const handler = handlers.get(prefix) ?? createRequestHandler({ ...build, basename: prefix || '/' }, mode)
    handlers.set(prefix, handler)
    return handler
  }
  return {
    async render({ url, shop }: PageOrder): Promise<RenderedPage> {
      const { locale, view } = shop.place
      const [dictionary] = await Promise.all([loadDictionary(locale), loadScreen('missing'), loadScreen('problem')])
      const rendering: Rendering = { filesOf, dictionary, document: null, scriptHashes: [] }
      const context = new RouterContextProvider()
      context.set(shopContext, { ...shop, ...createTexts(dictionary, view.i18n) })
      context.set(renderingContext, rendering)
      const reply = await handlerOf(view.prefix)(new Request(forPage(url)), context)
      return {
        status: reply.status,
        location: reply.headers.get('location'),
        contentType: reply.headers.get('content-type') ?? 'text/plain; charset=utf-8',
        body: rendering.document ?? new Uint8Array(await reply.arrayBuffer()),
        scriptHashes: rendering.scriptHashes,
        ...(rendering.renderTree && { renderTree: rendering.renderTree }),
      }
    },
  }
}

/** At addresses that end so the router gives the loaders' results without a page, which nobody here asks for. */
function forPage(url: URL): URL {
  const address = new URL(url)
  address.pathname = address.pathname.replace(/\.data$/, '%2Edata')
  return address
}

/** The same for everybody, and asked for by every new worker: made once for each store view. */
export function createOfflinePage({ assets }: ServerBuild): RenderOffline {
  const made = new Map<string, ReturnType<RenderOffline>>()
  return (place) => {
    const page = made.get(place.view.code) ?? renderOffline(place, assets.routes.root?.css ?? [])
    made.set(place.view.code, page)
    return page
  }
}

async function readAll(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  if (!stream) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}
