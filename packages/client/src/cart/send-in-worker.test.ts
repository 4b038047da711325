import { expect, it } from 'vitest'
import { purchase } from './testing/cart-shop.ts'
import { ada, workerShop } from './testing/worker-shop.ts'

type Shop = ReturnType<typeof workerShop>

/** Adds one piece offline, then closes the page. */
async function addOffline({ browser }: Shop, page: Awaited<ReturnType<Shop['open']>>, sku = 'a') {
  browser.isConnected = false
  await page.cart.add(purchase(sku))
  await page.cart.settled()
  page.close()
  browser.isConnected = true
}

async function withCustomer(shop = workerShop()) {
  const page = await shop.open()
  await page.session.login(ada)
  await page.cart.add(purchase('a'))
  await page.cart.settled()
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 1 }])
  shop.arrived.length = 0
  return { shop, page }
}

it('sends queued changes without an open page, and the next page shows them once', async () => {
  const shop = workerShop()
  const page = await shop.open()
  await addOffline(shop, page)
  expect([shop.arrived, page.left]).toEqual([[], ['left']])
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.byWorker()).toEqual(['cart/create', 'cart/update', 'cart/totals'])
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'a', qty: 1 }]])
  const next = await shop.open()
  expect(next.lines()).toEqual({ a: 1 })
  expect(next.cart.get().pending).toBe(false)
  expect([...shop.carts.values()]).toMatchObject([[{ sku: 'a', qty: 1 }]])
})

it('updates an open page after the worker has sent its changes', async () => {
  const { shop, page } = await withCustomer()
  shop.browser.isConnected = false
  await page.cart.add(purchase('b'))
  expect(page.cart.get().pending).toBe(true)
  await shop.wakeWorker()
  expect(page.cart.get()).toMatchObject({ pending: false, lines: [{ sku: 'a' }, { sku: 'b', confirmedQty: 1 }] })
})

it('makes no calls and writes nothing when the queue is empty', async () => {
  const { shop, page } = await withCustomer()
  page.close()
  // The totals are missing, but only a page needs them.
  const carts = shop.driver.disk.get('carts')
  carts?.set('current-cart', { ...(carts.get('current-cart') as object), totals: null })
  const before = structuredClone(shop.driver.disk)
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.arrived).toEqual([])
  expect(shop.driver.disk).toEqual(before)
  expect(await workerShop().wakeWorker()).toBe(false)
})

it('renews an expired token once for the worker and later pages', async () => {
  const { shop, page } = await withCustomer()
  await addOffline(shop, page)
  shop.accounts.expire()
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.byWorker().filter((call) => call === 'user/refresh')).toHaveLength(1)
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 2 }])
  const next = await shop.open()
  expect(next.lines()).toEqual({ a: 2 })
  expect([shop.accounts.refreshes, shop.accounts.reuses]).toEqual([1, 0])
})

it('shares the token renewal with a page that calls at the same time', async () => {
  const { shop, page } = await withCustomer()
  // Both calls have been refused before the first one gets a new token.
  shop.accounts.before = async (path) => {
    if (path === '/api/user/refresh') await new Promise((resolve) => setTimeout(resolve, 5))
  }
  for (let round = 1; round <= 5; round++) {
    shop.browser.isConnected = false
    await page.cart.add(purchase('a'))
    await page.cart.settled()
    shop.accounts.expire()
    const [user] = await Promise.all([page.session.reloadProfile(), shop.wakeWorker()])
    expect(user).toMatchObject({ id: 1 })
    expect(shop.accounts.refreshes).toBe(round)
  }
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 6 }])
})

it('renews once and sends each change once when pages and worker are refused together', async () => {
  const { shop, page } = await withCustomer()
  const other = await shop.open()
  shop.accounts.before = () => new Promise((resolve) => setTimeout(resolve, 1))
  for (let round = 1; round <= 20; round++) {
    shop.accounts.expire()
    await Promise.all([page.cart.add(purchase('a')), other.cart.add(purchase('a')), shop.wakeWorker()])
    await Promise.all([page.cart.settled(), other.cart.settled(), shop.wakeWorker()])
    expect(shop.accounts.refreshes).toBe(round)
  }
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 41 }])
  expect(new Set(shop.done.values())).toEqual(new Set([1]))
  expect([page.lines(), other.lines()]).toEqual([{ a: 41 }, { a: 41 }])
  expect(shop.accounts.reuses).toBe(0)
})

it('sends nothing from the cart of a customer who is no longer signed in', async () => {
  const { shop, page } = await withCustomer()
  await addOffline(shop, page)
  const cart = structuredClone(shop.driver.disk.get('carts'))
  const user = shop.driver.disk.get('user')
  const signedIn = new Map(user)
  for (const [key, value] of [
    ['current-token', null],
    [
      'current-user',
      { ...(signedIn.get('current-user') as object), id: 2, profile: { id: 2, email: 'b@example.test' } },
    ],
    ['current-user', null],
  ] as const) {
    user?.set(key, value)
    expect(await shop.wakeWorker(), `${key} ${value}`).toBe(false)
    user?.set(key, signedIn.get(key))
  }
  expect(shop.arrived).toEqual([])
  expect(shop.driver.disk.get('carts')).toEqual(cart)
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 2 }])
})

it('stops sending and keeps the cart empty when the customer logs out during sending', async () => {
  const { shop, page } = await withCustomer()
  shop.browser.isConnected = false
  await page.cart.add(purchase('b'))
  await page.cart.add(purchase('c'))
  shop.accounts.after = async (path) => {
    if (path !== '/api/cart/update') return
    shop.accounts.after = () => undefined
    await page.session.logout()
  }
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.byWorker()).toEqual(['cart/update'])
  expect(page.lines()).toEqual({})
  expect(shop.kept('carts', 'current-cart')).toMatchObject({ owner: 'guest', cartItems: [], queue: [] })
})

it('stops sending when the customer logs out in another store view', async () => {
  const { shop, page } = await withCustomer()
  shop.browser.isConnected = false
  await page.cart.add(purchase('b'))
  await addOffline(shop, page, 'c')
  shop.accounts.after = (path) => {
    if (path === '/api/cart/update') shop.driver.disk.get('user')?.set('current-token', null)
  }
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.byWorker()).toEqual(['cart/update'])
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a' }, { sku: 'b' }])
})

it("leaves a guest's cart to a page while a customer is signed in", async () => {
  const { shop, page } = await withCustomer()
  const tokens = new Map(shop.driver.disk.get('user'))
  await page.session.logout()
  await addOffline(shop, page, 'b')
  for (const [key, value] of tokens) shop.driver.disk.get('user')?.set(key, value)
  shop.arrived.length = 0
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.arrived).toEqual([])
})

it('leaves a session that cannot be renewed to a page, which notifies the shopper', async () => {
  const { shop, page } = await withCustomer()
  await addOffline(shop, page)
  shop.accounts.expire()
  shop.accounts.forget()
  const user = structuredClone(shop.driver.disk.get('user'))
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.byWorker()).toEqual(['cart/update', 'user/refresh'])
  expect(shop.driver.disk.get('user')).toEqual(user)
  expect(shop.kept('carts', 'current-cart')).toMatchObject({ owner: 'customer', queue: [{ kind: 'add' }] })
  const next = await shop.open()
  await expect.poll(next.shownMessages).toEqual(['session_locked'])
})

it('asks for a retry if there is no reply, and pulls the cart before it sends again', async () => {
  const { shop, page } = await withCustomer()
  await addOffline(shop, page)
  shop.accounts.after = (path) => {
    if (path === '/api/cart/update') throw new TypeError('fetch failed')
  }
  shop.accounts.answers.set('/api/user/refresh', { code: 503, result: null })
  expect(await shop.wakeWorker()).toBe(true)
  shop.accounts.expire()
  expect(await shop.wakeWorker()).toBe(true)
  shop.accounts.after = () => undefined
  shop.accounts.answers.clear()
  shop.arrived.length = 0
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.byWorker()).toEqual(['cart/pull', 'user/refresh', 'cart/pull', 'cart/update', 'cart/totals'])
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 2 }])
})

it('continues in a page after the worker died', async () => {
  const { shop, page } = await withCustomer()
  await addOffline(shop, page)
  await shop.killWorker()
  expect(shop.kept('carts', 'current-cart')).toMatchObject({ queue: [{ sent: true }] })
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 2 }])
  const next = await shop.open()
  expect(next.lines()).toEqual({ a: 2 })
  expect(next.cart.get().pending).toBe(false)
  expect(shop.carts.get('1001')).toMatchObject([{ sku: 'a', qty: 2 }])
})

it('stores a refusal in the cart for the next page', async () => {
  const { shop, page } = await withCustomer()
  await addOffline(shop, page, 'b')
  shop.accounts.answers.set('/api/cart/update', { code: 400, result: 'There is no b any more' })
  expect(await shop.wakeWorker()).toBe(false)
  const next = await shop.open()
  expect(next.lines()).toEqual({ a: 1 })
  expect(next.cart.get().messages).toMatchObject([{ type: 'error', message: { text: 'There is no b any more' } }])
})

it('sends nothing from a cart that an order holds', async () => {
  const { shop, page } = await withCustomer()
  await page.cart.hold('o1')
  await addOffline(shop, page)
  expect(page.left).toEqual([])
  expect(await shop.wakeWorker()).toBe(false)
  expect(shop.arrived).toEqual([])
})

it('reports unsent changes once, and again only after the queue has been empty', async () => {
  const { shop, page } = await withCustomer()
  for (const round of [1, 2]) {
    shop.browser.isConnected = false
    await page.cart.add(purchase('a'))
    await page.cart.add(purchase('b'))
    await page.cart.settled()
    expect(page.left).toHaveLength(round)
    shop.browser.isConnected = true
    await page.cart.synchronise()
  }
  await page.cart.add(purchase('a'))
  await page.cart.settled()
  expect(page.left).toHaveLength(2)
})
