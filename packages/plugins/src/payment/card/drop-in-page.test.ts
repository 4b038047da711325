import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readDropInScript, renderDropInPage } from './drop-in-page.ts'

const shopOrigin = 'https://shop.example'

type DropIn = { merchantSessionKey: string; onTokenise(result: object): void }

/** Runs the page's script with a fake window and fake provider fields. */
function openFrame() {
  const posted: Record<string, unknown>[] = []
  const log: string[] = []
  let handleMessage: (event: object) => void = () => {}
  let current: DropIn | undefined
  const parent = { postMessage: (message: Record<string, unknown>, to: string) => posted.push({ ...message, to }) }
  const main = { dataset: { shop: shopOrigin }, getBoundingClientRect: () => ({ height: 210.4 }) }
  const window = {
    parent,
    addEventListener: (_type: string, listener: typeof handleMessage) => {
      handleMessage = listener
    },
    sagepayCheckout(options: DropIn) {
      current = options
      const record = (method: string) => () => void log.push(`${method} ${options.merchantSessionKey}`)
      return { form: record('form'), destroy: record('destroy'), tokenise: record('tokenise') }
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
  const send = (data: object, origin = shopOrigin) =>
    handleMessage({ origin, source: parent, data: { source: 'checkout', ...data } })
  return { posted, log, send, finish: (result: object) => current?.onTokenise(result) }
}

it('exchanges messages with the shop only', () => {
  const { posted, log, send } = openFrame()
  expect(posted).toEqual([
    { source: 'card-frame', type: 'height', height: 211, to: shopOrigin },
    { source: 'card-frame', type: 'ready', to: shopOrigin },
  ])
  send({ type: 'session', merchantSessionKey: 'M' }, 'https://thief.example')
  expect(log).toEqual([])
})

it('shows the fields of a session and returns the card identifier on request', () => {
  const { posted, log, send, finish } = openFrame()
  send({ type: 'session', merchantSessionKey: 'M' })
  send({ type: 'hand-in', id: 7 })
  finish({ success: true, cardIdentifier: 'C' })
  expect(log).toEqual(['form M', 'tokenise M'])
  expect(posted.at(-1)).toMatchObject({
    type: 'card',
    id: 7,
    ok: true,
    card: { merchantSessionKey: 'M', cardIdentifier: 'C' },
  })
})

it('distinguishes an expired session from invalid fields and shows new fields for a new session', () => {
  const { posted, log, send, finish } = openFrame()
  send({ type: 'hand-in', id: 1 })
  expect(posted.at(-1)).toMatchObject({ id: 1, ok: false, reason: 'failed' })
  send({ type: 'session', merchantSessionKey: 'M' })
  send({ type: 'hand-in', id: 2 })
  finish({ success: false, error: { httpErrorCode: 401 } })
  expect(posted.at(-1)).toMatchObject({ id: 2, ok: false, reason: 'expired' })
  send({ type: 'session', merchantSessionKey: 'N' })
  send({ type: 'hand-in', id: 3 })
  finish({ success: false, error: { httpErrorCode: 422 } })
  expect(posted.at(-1)).toMatchObject({ id: 3, ok: false, reason: 'invalid' })
  expect(log).toEqual(['form M', 'tokenise M', 'destroy M', 'form N', 'tokenise N'])
})

it("allows only its own and the provider's scripts, and only the shop to embed it in a frame", () => {
  const { headers, body } = renderDropInPage({ apiUrl: 'https://pi.example/api/v1', shopOrigin, language: 'de' })
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' https:\/\/pi\.example;.*frame-ancestors https:\/\/shop\.example$/,
  )
  expect(body).toContain('<script src="https://pi.example/api/v1/js/sagepay.js" defer>')
})
