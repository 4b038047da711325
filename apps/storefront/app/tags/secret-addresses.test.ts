import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveScriptsBeforeSecrets, whenAddressHoldsNoSecret } from './secret-addresses.ts'

type State = { location: URL; navigation: { state: string }; matches: []; loaderData: object }

const origin = 'https://shop.example'
const stateOf = (address: string): State => {
  return { location: new URL(address, origin), navigation: { state: 'idle' }, matches: [], loaderData: {} }
}

afterEach(() => vi.unstubAllGlobals())

it('waits until the visitor leaves a page with a secret in its address', async () => {
  let show: (state: State) => void = () => {}
  const router = {
    state: stateOf('/order-tracking?key=secret'),
    subscribe(listener: typeof show) {
      show = listener
    },
  }
  vi.stubGlobal('window', { __reactRouterDataRouter: router })
  const harmless = vi.fn()
  const waiting = whenAddressHoldsNoSecret('').then(harmless)
  show(stateOf('/newsletter/leave/secret'))
  await Promise.resolve()
  expect(harmless).not.toHaveBeenCalled()
  show(stateOf('/clocks'))
  await waiting
  expect(harmless).toHaveBeenCalledOnce()
})

describe('a step back in the history', () => {
  const vendor = vi.fn()
  const left = { replace: vi.fn() }
  const history = { replaceState: vi.fn() }
  let goBack: (address: string) => void

  beforeEach(() => {
    vi.clearAllMocks()
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('history', history)
    leaveScriptsBeforeSecrets('')
    page.addEventListener('popstate', vendor)
    goBack = (address) => {
      const { href, pathname, search } = new URL(address, origin)
      vi.stubGlobal('location', { href, pathname, search, ...left })
      page.dispatchEvent(new Event('popstate'))
    }
  })

  it('opens a page with a secret in its address as a new document, unseen by running scripts', () => {
    goBack('/create-password/token/secret/email/a@b.test')
    expect(vendor).not.toHaveBeenCalled()
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/')
    expect(left.replace).toHaveBeenCalledWith(`${origin}/create-password/token/secret/email/a@b.test`)
  })

  it('does not reload when Back leads to a page without a secret', () => {
    goBack('/clocks')
    expect(vendor).toHaveBeenCalledOnce()
    expect(left.replace).not.toHaveBeenCalled()
  })
})
