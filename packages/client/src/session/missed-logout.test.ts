import { expect, it } from 'vitest'
import { type AccountServer, accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const grace = { email: 'grace@example.test', firstName: 'Grace', lastName: 'H', password: 'eight888' }

async function openPage(browser: Browser, server: AccountServer) {
  const tab = openTab(browser, server)
  const events: string[] = []
  tab.session.onLogin(({ user, cause }) => events.push(`in ${user.email} ${cause}`))
  tab.session.onLogout(({ silent, cause }) => events.push(`out ${cause}${silent ? ' silent' : ''}`))
  await tab.session.start()
  return { ...tab, events }
}

/** A suspended tab of Ada. In the other tab she has logged out, and Grace has signed in. */
async function missedChangeOfCustomer() {
  const server = accountServer()
  const browser = createTestBrowser()
  const open = () => openPage(browser, server)
  const awake = await open()
  await awake.session.login(ada)
  const asleep = await open()
  await flushPromises()
  browser.losesMessages = true
  await awake.session.logout()
  await awake.session.register(grace)
  browser.losesMessages = false
  return { awake, asleep, server, browser }
}

it('shows the new customer in a tab that missed the logout and the login', async () => {
  const { asleep } = await missedChangeOfCustomer()
  const states: string[] = []
  asleep.session.subscribe(() => states.push(asleep.session.get().kind))
  await asleep.session.reread()
  expect(asleep.session.get()).toMatchObject({ kind: 'customer', user: { email: grace.email } })
  expect(asleep.events.slice(-2)).toEqual(['out other-tab silent', `in ${grace.email} other-tab`])
  expect(states).toEqual(['starting', 'customer'])
})

it('keeps the stored data of the next customer when it forgets the previous one', async () => {
  const { awake, asleep, browser } = await missedChangeOfCustomer()
  const { storage } = awake.engine
  await storage?.collection('saved').setMany([
    ['wishlist', { owner: 2, skus: ['a'] }],
    ['compare', { owner: 1, skus: ['b'] }],
  ])
  for (const owner of [1, 2]) await storage?.collection('orders').set(`of-${owner}`, { owner, state: 'accepted' })
  await awake.tasks.queue.add('userUpdate', { body: { customer: { email: '', firstname: 'G', lastname: 'H' } } })
  await asleep.session.reread()
  const keysOf = async (name: 'saved' | 'orders') =>
    (await storage?.collection(name).entries({ fresh: true }))?.map(([key]) => key)
  expect([await keysOf('saved'), await keysOf('orders')]).toEqual([['wishlist'], ['of-2']])
  expect(browser.driver.disk.get('user')?.get('current-user')).toMatchObject({ email: grace.email })
})

it("does not repeat a customer's call with the next customer's token", async () => {
  const { asleep, server } = await missedChangeOfCustomer()
  server.calls = []
  expect(await asleep.pull()).toMatchObject({ ok: false, code: 401 })
  expect(server.calls.filter((call) => call === 'GET /api/cart/pull')).toHaveLength(1)
  expect(asleep.session.get()).toMatchObject({ kind: 'customer', user: { email: grace.email } })
})
