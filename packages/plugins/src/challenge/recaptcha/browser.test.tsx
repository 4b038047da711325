import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SolveInBrowser } from '../browser.tsx'

type Script = { src: string; async: boolean; onload(): void; onerror(): void }
type Widget = Record<string, unknown> & { callback(token: string): void; 'error-callback'(): void }

let scripts: Script[]
let widgets: Widget[]
let executed: unknown[][]
let solve: SolveInBrowser

/** A fake of Google's API: version 3 returns a token, a widget of version 2 passes it to its callback. */
const api = {
  ready: (callback: () => void) => callback(),
  render: (_container: unknown, options: Widget) => widgets.push(options) - 1,
  execute: (...given: unknown[]) => {
    executed.push(given)
    if (typeof given[0] === 'string') return Promise.resolve('token-3')
    widgets[given[0] as number]?.callback('token-2')
  },
}

beforeEach(async () => {
  scripts = []
  widgets = []
  executed = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (script: Script) => void scripts.push(script) },
  })
  // Import the module again for each test, because it remembers that it has loaded the script.
  vi.resetModules()
  solve = (await import('./browser.tsx')).solve
})
afterEach(() => vi.unstubAllGlobals())

const page = { locale: 'de-DE', container: { replaceChildren() {} } as unknown as HTMLElement }
const settings = { siteKey: 'site', mode: 'base', version: 3, size: 'invisible', host: 'https://www.google.com' }

function start(change: object = {}, signal = new AbortController().signal): Promise<string> {
  const data = { ...settings, ...change }
  return solve({ plugin: 'recaptcha', purpose: 'order', data }, { ...page, signal })
}

it.each([
  ['base', 3, 'https://www.google.com/recaptcha/api.js?render=site&hl=de-DE'],
  ['enterprise', 3, 'https://www.google.com/recaptcha/enterprise.js?render=site&hl=de-DE'],
  ['base', 2, 'https://www.google.com/recaptcha/api.js?render=explicit&hl=de-DE'],
  ['enterprise', 2, 'https://www.google.com/recaptcha/enterprise.js?render=explicit&hl=de-DE'],
])('loads %s version %s once, with the first challenge', async (mode, version, src) => {
  expect(scripts).toEqual([])
  const solving = start({ mode, version })
  expect(scripts.map((script) => script.src)).toEqual([src])
  Object.assign(window, { grecaptcha: mode === 'enterprise' ? { enterprise: api } : api })
  scripts[0]?.onload()
  expect(await solving).toBe(`token-${version}`)
  expect(executed).toEqual([version === 3 ? ['site', { action: 'order' }] : [0]])
  await start({ mode, version })
  expect(scripts).toHaveLength(1)
})

it('waits for the box of version 2 to be ticked', async () => {
  Object.assign(window, { grecaptcha: api })
  const solving = start({ version: 2, size: 'normal' })
  scripts[0]?.onload()
  await vi.waitFor(() => expect(widgets).toHaveLength(1), 20_000)
  expect([executed, widgets[0]]).toMatchObject([[], { sitekey: 'site', size: 'normal', action: 'order' }])
  widgets[0]?.callback('ticked')
  expect(await solving).toBe('ticked')
})

it('reports a script that cannot be loaded, and loads it again at the next try', async () => {
  const failing = start()
  scripts[0]?.onerror()
  await expect(failing).rejects.toMatchObject({ messageKey: 'recaptcha_load' })
  const again = start()
  Object.assign(window, { grecaptcha: api })
  scripts[1]?.onload()
  expect(await again).toBe('token-3')
})

it('reports a script that does not become ready', async () => {
  const solving = start()
  scripts[0]?.onload()
  await expect(solving).rejects.toMatchObject({ messageKey: 'recaptcha_load' })
})

it.each([
  ['fails', () => Promise.reject(new Error('no'))],
  ['gives no token', () => Promise.resolve('')],
])('reports an execution that %s', async (_name, execute) => {
  Object.assign(window, { grecaptcha: { ...api, execute } })
  const solving = start()
  scripts[0]?.onload()
  await expect(solving).rejects.toMatchObject({ messageKey: 'recaptcha_execute' })
})

it('reports a widget that fails', async () => {
  Object.assign(window, { grecaptcha: api })
  const solving = start({ version: 2, size: 'normal' })
  scripts[0]?.onload()
  await vi.waitFor(() => expect(widgets).toHaveLength(1), 20_000)
  widgets[0]?.['error-callback']()
  await expect(solving).rejects.toMatchObject({ messageKey: 'recaptcha_execute' })
})
