import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  RouterContextProvider,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { expect, it } from 'vitest'
import routerConfig from '../../react-router.config.ts'
import { replacedModule } from './route-files-plugin.ts'
import { escapeDataSuffix, readServerHandoff } from './server-handoff.ts'
import { trustScripts } from './trusted-scripts.ts'
import { unusedModules } from './unused-modules-plugin.ts'

/** The version whose internals this folder was checked against. */
const checkedVersion = '8.4.0'
const packageFile = createRequire(import.meta.url).resolve('react-router/package.json')
const packageFolder = dirname(packageFile)

it('runs with the version of React Router that this folder was checked against', () => {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }
  const advice =
    'React Router was upgraded: follow "After an upgrade" in app/router/README.md, then change checkedVersion'
  expect(version, advice).toBe(checkedVersion)
})

/** A page of the real router, rendered as entry.server.tsx does it. */
async function renderPage(path = '/') {
  const rendered = { document: '', hashes: [] as string[], state: '' }
  const document = async (request: Request, status: number, headers: Headers, entry: EntryContext) => {
    const { state, context } = await readServerHandoff(entry)
    const html = renderToString(<ServerRouter context={context} url={request.url} nonce="mark" />)
    Object.assign(rendered, trustScripts(html, 'mark', state), { state })
    return new Response(null, { status, headers })
  }
  const loader = () => ({ greeting: 'hello' })
  const entry = { module: '/entry.js', imports: ['/shared.js'] }
  const root = { id: 'root', path: '', hasLoader: true, module: '/root.js', imports: [] }
  const build = {
    entry: { module: { default: document, handleError: () => {} } },
    routes: { root: { id: 'root', path: '', module: { default: Page, ErrorBoundary: Page, loader } } },
    assets: { entry, routes: { root }, url: '/manifest.js', version: 'build-1' },
    publicPath: '/',
    assetsBuildDirectory: 'client',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/manifest' },
  } as unknown as ServerBuild
  const reply = await createRequestHandler(build)(
    new Request(escapeDataSuffix(new URL(path, 'http://shop.test'))),
    new RouterContextProvider(),
  )
  return { ...rendered, status: reply.status }
}

function Page() {
  return (
    <html lang="en">
      <head>
        <title>Page</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}

it('passes the loader results to the browser through the stream', async () => {
  const { document, state } = await renderPage()
  expect(state).toContain('hello')
  const scripts = [...document.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code as string)
  const own = scripts.filter((code) => code.includes('__reactRouterContext'))
  expect(own).toHaveLength(2)
  const window: { __reactRouterContext?: { stream: ReadableStream<Uint8Array> } } = {}
  for (const code of own) new Function('window', code)(window)
  expect(await new Response(window.__reactRouterContext?.stream).text()).toBe(state)
})

it('starts the router’s module and its files after the first paint, with a hash for every script', async () => {
  const { document, hashes } = await renderPage()
  expect(document).not.toMatch(/nonce|<link rel="modulepreload"|<script[^>]* type="module"/)
  const [, given = ''] = /\}\)\((\["\/[^<]*)\)<\/script>/.exec(document) ?? []
  const [files, entry, code] = JSON.parse(`[${given}]`) as [string[], string, string]
  expect(files).toEqual(expect.arrayContaining(['/shared.js', '/root.js']))
  expect(entry).toBe('/entry.js')
  expect(code).toContain('window.__reactRouterRouteModules = {"root":route0}')
  const inline = [...document.matchAll(/<script>/g)]
  expect(hashes).toHaveLength(inline.length + 1)
})

it('serves a page at an address that ends in .data', async () => {
  const { status, document } = await renderPage('/anything.data')
  expect(status).toBe(404)
  expect(document).toContain('<html')
})

it('replaces a module that still exists in the router package', () => {
  const found = readdirSync(join(packageFolder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    `/${file.replaceAll('\\', '/')}`.endsWith(replacedModule),
  )
  expect(found.length).toBeGreaterThan(0)
  for (const file of found) {
    const source = readFileSync(join(packageFolder, 'dist', file), 'utf8')
    expect(source).toMatch(/async function loadRouteModule\(route, \w+\)/)
    expect(source).toMatch(/export \{ loadRouteModule \};/)
  }
})

it.each(Object.entries(unusedModules))('leaves out %s with all its exports', (file, names) => {
  const source = readFileSync(join(packageFolder, 'dist/production', file), 'utf8')
  const [, exported = ''] = /export \{([^}]*)\};\s*$/.exec(source) ?? []
  expect(exported.split(',').map((name) => name.trim())).toEqual(names)
})

it('leaves out only modules whose features are off', () => {
  const read = (file: string) => readFileSync(join(packageFolder, 'dist/production', file), 'utf8')
  expect(read('lib/router/router.js')).toMatch(/if \(init\.instrumentations\) router = instrumentClientSideRouter\(/)
  expect(read('lib/dom/ssr/fog-of-war.js')).toMatch(/if \(!isFogOfWarEnabled\(routeDiscovery, ssr\)\) return;/)
  expect(routerConfig.routeDiscovery).toEqual({ mode: 'initial' })
})

it('finds the globals that the router sets in browsers', () => {
  const file = 'dist/production/lib/dom-export/hydrated-router.js'
  const source = readFileSync(join(packageFolder, file), 'utf8')
  for (const name of ['__reactRouterDataRouter', '__reactRouterManifest', '__reactRouterContext'])
    expect(source).toContain(`window.${name}`)
})
