import { expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { createTestBrowser, openTab } from '../testing/test-browser.ts'
import { createBrowserOrders } from './create-browser-orders.ts'
import { sendOrdersOf } from './go-online.ts'
import { draft } from './testing/order-shop.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const grace = { email: 'grace@example.test', firstName: 'Grace', lastName: 'H', password: 'eight888' }
const confirmation = { orderNumber: '1', backendOrderId: '1', magentoOrderId: '1', transferedAt: '' }

/** An order of Ada, who is customer 1, that was refused because the server had ended her session. */
async function withRefusedOrder() {
  const server = accountServer()
  const browser = createTestBrowser()
  const tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
  const orders = createBrowserOrders(tab.engine, {
    account: tab,
    supportEmail: 'help@example.test',
    tabs: browser.tabs('orders-de'),
  })
  await orders.start()
  server.forget()
  await orders.place({ ...draft('o1'), owner: 1 })
  server.answers.set('/api/order', { code: 200, result: confirmation })
  server.calls = []
  const sent = () => server.calls.filter((call) => call === 'POST /api/order').length
  return { tab, orders, sent, state: () => orders.get()[0]?.state }
}

it("sends a customer's refused order after the next login", async () => {
  const { tab, orders, sent, state } = await withRefusedOrder()
  expect([state(), tab.session.get().kind]).toEqual(['needs_you', 'guest'])
  await tab.session.login(ada)
  await orders.resume(1)
  expect([state(), sent()]).toEqual(['accepted', 1])
  await orders.resume(1)
  expect(sent()).toBe(1)
})

it('sends no waiting order in the session of another customer', async () => {
  const { tab, orders, sent, state } = await withRefusedOrder()
  await tab.session.register(grace)
  await orders.resume(2)
  await orders.send()
  expect([state(), sent()]).toEqual(['needs_you', 0])
  await orders.change('o1', { state: 'queued', problem: null })
  await orders.send()
  expect([state(), sent()]).toEqual(['queued', 0])
})

it('sends waiting orders before the cart is synchronised, where the store does not ask first', async () => {
  const sendWith = async (automaticOrderTransmission: boolean, isThankYou: boolean) => {
    const { engine } = openTab(createTestBrowser(), accountServer(), { automaticOrderTransmission })
    const calls: string[] = []
    await sendOrdersOf(1, {
      engine,
      cart: {
        synchronise: async () => {},
        async withSyncLock(work) {
          calls.push('locked')
          const result = await work()
          calls.push('free')
          return result
        },
      },
      orders: {
        waiting: async () => [],
        resume: async () => void calls.push('resume'),
        send: async () => void calls.push('send'),
      },
      checkout: { get: () => ({ isThankYou }) as never },
    })
    return calls.join(' ')
  }
  expect(await sendWith(true, false)).toBe('locked resume send free')
  expect(await sendWith(false, true)).toBe('locked resume send free')
  expect(await sendWith(false, false)).toBe('locked resume free')
})
