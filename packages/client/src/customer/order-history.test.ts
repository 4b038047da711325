import { beforeEach, describe, expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'
import type { CustomerOrder, OrderHistory } from './customer-orders.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const order = (id: number) => ({ entity_id: id, increment_id: String(id).padStart(9, '0') })
const newestFirst = (count: number) => Array.from({ length: count }, (_, at) => count - at)
const shownIds = (history: OrderHistory) => history.get().orders.map(({ entity_id }) => entity_id)
let server = accountServer()
let browser: Browser
let placed: number[]
let unreachablePage: number | null

beforeEach(() => {
  server = accountServer()
  browser = createTestBrowser()
  placed = newestFirst(45)
  unreachablePage = null
  const { fetch } = server
  server.fetch = (url, init) => {
    const { pathname, searchParams } = new URL(url, 'http://shop')
    if (pathname === '/api/user/order-history') {
      const [size, page] = ['pageSize', 'currentPage'].map((name) => Number(searchParams.get(name))) as [number, number]
      if (page === unreachablePage) throw new TypeError('fetch failed')
      const items = placed.slice((page - 1) * size, page * size).map(order)
      server.answers.set(pathname, { code: 200, result: { items, search_criteria: {}, total_count: placed.length } })
    }
    return fetch(url, init)
  }
})

async function signedIn() {
  const tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
  await flushPromises()
  return tab
}

it('loads the newest twenty orders after login, and more on demand without repeating any', async () => {
  const { history } = await signedIn()
  expect(history.get()).toMatchObject({ total: 45, status: 'ready' })
  expect(history.get().orders).toHaveLength(20)
  placed.unshift(46)
  await history.loadMore()
  await history.loadMore()
  await history.refresh()
  expect(shownIds(history)).toEqual(newestFirst(46))
})

it('includes an order that is accepted while the orders are loading', async () => {
  const { fetch } = server
  let loads = 0
  server.fetch = async (url, init) => {
    const reply = await fetch(url, init)
    // The reply to the second load leaves the server just before it accepts the order.
    if (url.includes('order-history') && ++loads === 2) placed.unshift(46)
    return reply
  }
  const { history } = await signedIn()
  const loading = history.refresh()
  await history.include('000000046')
  await loading
  expect([history.get().orders[0]?.entity_id, loads]).toEqual([46, 3])
  await history.include('000000046')
  expect(loads).toBe(3)
})

it('loads new orders when loading an older page reveals them', async () => {
  const { history } = await signedIn()
  placed.unshift(46)
  await history.loadMore()
  expect(shownIds(history)).toEqual(placed.slice(0, 40))
})

it('leaves no gap when more than a page of orders is new', async () => {
  const { history } = await signedIn()
  await history.loadMore()
  placed = newestFirst(70)
  await history.refresh()
  await history.loadMore()
  expect(shownIds(history)).toEqual(placed.slice(0, 40))
})

describe('when colleagues’ orders are no longer shared', () => {
  const isOwn = (id: number) => id % 2 === 0

  async function loadEverything(history: OrderHistory) {
    while (history.get().hasMore) await history.loadMore()
    return shownIds(history)
  }

  it('drops colleagues’ orders from the stored page, and still loads all own orders', async () => {
    ;(await signedIn()).stop()
    placed = placed.filter(isOwn)
    const { session, history } = openTab(browser, server)
    await session.start()
    await flushPromises()
    expect(shownIds(history)).toEqual(placed.slice(0, 20))
    expect(await loadEverything(history)).toEqual(placed)
  })

  it('drops colleagues’ orders from all loaded pages when the newest page is loaded again', async () => {
    const { history } = await signedIn()
    expect(await loadEverything(history)).toEqual(placed)
    placed = placed.filter((id) => id > 25 || isOwn(id))
    await history.refresh()
    expect(shownIds(history)).toEqual(placed.slice(0, 20))
    expect(await loadEverything(history)).toEqual(placed)
  })

  it('drops colleagues’ orders when an older page is loaded', async () => {
    const { history } = await signedIn()
    placed = placed.filter(isOwn)
    await history.loadMore()
    expect(shownIds(history)).toEqual(placed.slice(0, 20))
    expect(await loadEverything(history)).toEqual(placed)
  })

  it('drops colleagues’ orders even if the same number of new orders was placed', async () => {
    const { history } = await signedIn()
    await history.loadMore()
    placed = [50, 48, 46, ...placed.filter((id) => ![43, 41, 7].includes(id))]
    await history.refresh()
    expect(await loadEverything(history)).toEqual(placed)
  })

  it('shows no orders if the customer has no orders', async () => {
    const { history } = await signedIn()
    placed = []
    await history.refresh()
    expect(history.get()).toMatchObject({ orders: [], total: 0, hasMore: false })
  })
})

it('updates an order that is loaded, and does not add one that is not', async () => {
  const { history } = await signedIn()
  for (const id of [44, 3]) history.replace({ ...order(id), status: 'cancelled' } as unknown as CustomerOrder)
  await flushPromises()
  expect(shownIds(history)).toEqual(placed.slice(0, 20))
  expect(history.get().orders[1]).toMatchObject({ status: 'cancelled' })
})

it('finds an older order, and reports one that is not the customer’s', async () => {
  const { history } = await signedIn()
  expect(await history.find('3')).toBe('found')
  expect(shownIds(history)).toContain(3)
  expect(await history.find('99')).toBe('missing')
})

it('reports a failed search for an older order, and finds the order in a later search', async () => {
  const { history } = await signedIn()
  for (unreachablePage of [1, 2, 3]) expect(await history.find('3')).toBe('failed')
  unreachablePage = null
  expect(await history.find('3')).toBe('found')
})

it('shows the stored orders offline and forgets them at logout', async () => {
  ;(await signedIn()).stop()
  browser.isConnected = false
  server.before = () => {
    throw new TypeError('fetch failed')
  }
  const offline = openTab(browser, server)
  await offline.session.start()
  await flushPromises()
  expect(offline.history.get().orders).toHaveLength(20)
  await offline.session.logout()
  expect(offline.history.get().orders).toEqual([])
  expect(browser.driver.disk.get('user')?.get('orders-history')).toBeNull()
})

it('forgets stored orders when the visitor turns out to be a guest', async () => {
  ;(await signedIn()).stop()
  for (const key of ['current-token', 'current-refresh-token']) browser.driver.disk.get('user')?.set(key, null)
  const tab = openTab(browser, server)
  await tab.session.start()
  expect(tab.session.get()).toEqual({ kind: 'guest' })
  expect(browser.driver.disk.get('user')?.get('orders-history')).toBeNull()
})
