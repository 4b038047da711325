import { createStorage } from '../../storage/create-storage.ts'
import { singleTab } from '../../tabs.ts'
import { type AccountServer, accountServer } from '../../testing/account-server.ts'
import { createTestBrowser, openTab } from '../../testing/test-browser.ts'
import { testView } from '../../testing/test-view.ts'
import type { WorkerContext } from '../../worker/worker-context.ts'
import type { CartItemInput } from '../cart-calls.ts'
import { cartChannelName } from '../cart-channel.ts'
import { createCartCalls } from '../create-cart-calls.ts'
import { openCart } from '../open-cart.ts'
import { sendCartInWorker } from '../send-in-worker.ts'

type Line = { item_id: number; sku: string; qty: number; product_type: string }

export const ada = { email: 'ada@example.test', password: 'a long password' }

/** A server with accounts and carts, and a browser whose pages and worker call it. */
export function workerShop() {
  const accounts = accountServer()
  const carts = new Map<string, Line[]>()
  /** Executed mutations by id, and how often each was sent. */
  const done = new Map<string, number>()
  /** Sender and path of each call that arrived, such as 'worker cart/update'. */
  const arrived: string[] = []
  let count = 0

  function act(path: string, cartId: string, customer: string | null, body: object): unknown {
    if (path === '/api/cart/create') {
      const id = customer === null ? `g${++count}` : `100${customer}`
      if (!carts.has(id)) carts.set(id, [])
      return id
    }
    const lines = carts.get(cartId) ?? []
    if (path === '/api/cart/pull') return lines
    if (path === '/api/cart/totals') return { grand_total: 1, items: lines, total_segments: [] }
    const { cartItem: item } = body as { cartItem: CartItemInput }
    const line = lines.find(({ sku }) => sku === item.sku) ?? {
      item_id: ++count,
      sku: item.sku,
      qty: 0,
      product_type: 'simple',
    }
    const id = item.mutation_id ?? ''
    if (!done.has(id)) line.qty += item.qty
    done.set(id, (done.get(id) ?? 0) + 1)
    if (!lines.includes(line)) lines.push(line)
    return line
  }

  const fetchAs =
    (who: string): AccountServer['fetch'] =>
    async (url, init) => {
      const { pathname, searchParams } = new URL(url, 'http://shop')
      arrived.push(`${who} ${pathname.replace('/api/', '')}`)
      const reply = await accounts.fetch(url, init)
      if (!pathname.startsWith('/api/cart') || reply.status !== 200 || accounts.answers.has(pathname)) return reply
      const { result } = (await reply.json()) as { result: string }
      const customer = /^customer (\d+)$/.exec(result)?.[1] ?? null
      const answer = act(pathname, searchParams.get('cartId') ?? '', customer, JSON.parse(init.body ?? '{}'))
      return Response.json({ code: 200, result: answer })
    }

  const browser = createTestBrowser()
  const { driver, clock } = browser

  /** Opens a page that connects its cart to its session, as the storefront does. */
  async function open() {
    const { session, tasks, engine, shownMessages, stop } = openTab(browser, { ...accounts, fetch: fetchAs('page') })
    const left: string[] = []
    const cart = openCart(engine, {
      calls: createCartCalls(tasks.silentCaller),
      tabs: browser.tabs(cartChannelName('de')),
      onUnsentChanges: () => left.push('left'),
    })
    session.onLogin(({ user }) => cart.logIn(user.id))
    session.onLogout(() => cart.logOut())
    await session.start()
    const state = session.get()
    await cart.start(state.kind === 'customer' ? { customerId: state.user?.id } : null)
    await cart.settled()
    const lines = () => Object.fromEntries(cart.get().lines.map(({ sku, qty }) => [sku, qty]))
    const close = () => {
      cart.stop()
      stop()
    }
    return { session, cart, lines, shownMessages, left, close }
  }

  const context = (more: Partial<WorkerContext> = {}): WorkerContext => ({
    view: { code: 'de', website: 'w', baseUrl: '', endpointPaths: {}, settings: testView.settings },
    fetch: fetchAs('worker'),
    storage: createStorage({ storeCode: 'de', website: 'w', openDriver: () => driver, clock }),
    tabs: browser.tabs,
    ...more,
  })

  return {
    accounts,
    browser,
    carts,
    done,
    arrived,
    driver,
    open,
    context,
    wakeWorker: (more?: Partial<WorkerContext>) => sendCartInWorker(context(more)),
    /** Starts a worker that dies during its first call, without holding the lock. */
    killWorker() {
      const { withLock } = singleTab()
      const hung = Promise.withResolvers<void>()
      void sendCartInWorker(
        context({
          tabs: (name) => ({ ...browser.tabs(name), withLock }),
          async fetch(url, init) {
            await fetchAs('worker')(url, init)
            hung.resolve()
            return new Promise(() => undefined)
          },
        }),
      )
      return hung.promise
    },
    byWorker: () => arrived.filter((call) => call.startsWith('worker ')).map((call) => call.slice('worker '.length)),
    kept: (collection: string, key: string) => driver.disk.get(collection)?.get(key),
  }
}
