import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { dropInPage, readDropInScript } from './drop-in-page.ts'

const shopOrigin = 'https://shop.example'

type DropIn = { merchantSessionKey: string; onTokenise(result: object): void }

/** The page's script with a window, and a stand-in of the provider's fields. */
function openFrame() {
  const told: Record<string, unknown>[] = []
  const log: string[] = []
  let hear: (event: object) => void = () => {}
  let current: DropIn | undefined
  const parent = { postMessage: (message: Record<string, unknown>, to: string) => told.push({ ...message, to }) }
  const main = { dataset: { shop: shopOrigin }, getBoundingClientRect: () => ({ height: 210.4 }) }
  const window = {
    parent,
    addEventListener: (_type: string, listener: typeof hear) => {
      hear = listener
    },
    sagepayCheckout(options: DropIn) {
      current = options
      const note = (what: string) => () => void log.push(`${what} ${options.merchantSessionKey}`)
      return { form: note('form'), destroy: note('destroy'), tokenise: note('tokenise') }
    },
  }
  class ResizeObserver {
    readonly #run: () => void
    constructor(run: () => void) {
      this.#run = run
    }
    observe() {
      this.#run()
    }
  }
  runInContext(readDropInScript(), createContext({ window, document: { querySelector: () => main }, ResizeObserver }))
  const say = (data: object, origin = shopOrigin) =>
    hear({ origin, source: parent, data: { source: 'checkout', ...data } })
  return { told, log, say, finish: (result: object) => current?.onTokenise(result) }
}

test('the frame makes itself known to the shop alone', () => {
  const { told, log, say } = openFrame()
  expect(told).toEqual([
    { source: 'card-frame', type: 'height', height: 211, to: shopOrigin },
    { source: 'card-frame', type: 'ready', to: shopOrigin },
  ])
  say({ type: 'session', merchantSessionKey: 'M' }, 'https://thief.example')
  expect(log).toEqual([])
})

test('a session shows the fields, and the wish for the card brings its identifier', () => {
  const { told, log, say, finish } = openFrame()
  say({ type: 'session', merchantSessionKey: 'M' })
  say({ type: 'hand-in', id: 7 })
  finish({ success: true, cardIdentifier: 'C' })
  expect(log).toEqual(['form M', 'tokenise M'])
  expect(told.at(-1)).toMatchObject({
    type: 'card',
    id: 7,
    ok: true,
    card: { merchantSessionKey: 'M', cardIdentifier: 'C' },
  })
})

test('a session that has ended is told from wrong fields, and a new one brings new fields', () => {
  const { told, log, say, finish } = openFrame()
  say({ type: 'hand-in', id: 1 })
  expect(told.at(-1)).toMatchObject({ id: 1, ok: false, reason: 'failed' })
  say({ type: 'session', merchantSessionKey: 'M' })
  say({ type: 'hand-in', id: 2 })
  finish({ success: false, error: { httpErrorCode: 401 } })
  expect(told.at(-1)).toMatchObject({ id: 2, ok: false, reason: 'expired' })
  say({ type: 'session', merchantSessionKey: 'N' })
  say({ type: 'hand-in', id: 3 })
  finish({ success: false, error: { httpErrorCode: 422 } })
  expect(told.at(-1)).toMatchObject({ id: 3, ok: false, reason: 'invalid' })
  expect(log).toEqual(['form M', 'tokenise M', 'destroy M', 'form N', 'tokenise N'])
})

test('the page runs the provider’s script and its own, in frames of the shop alone', () => {
  const { headers, body } = dropInPage({ apiUrl: 'https://pi.example/api/v1', shopOrigin, language: 'de' })
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' https:\/\/pi\.example;.*frame-ancestors https:\/\/shop\.example$/,
  )
  expect(body).toContain('<script src="https://pi.example/api/v1/js/sagepay.js" defer>')
})
