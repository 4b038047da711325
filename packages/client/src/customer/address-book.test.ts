import { emptyAddress } from '@mantel/domain/checkout'
import { beforeEach, expect, it } from 'vitest'
import { type AccountServer, accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'
import { type AddressEntry, addAddress, removeAddress, type SavedAddress, updateAddress } from './address-book.ts'
import { saveProfile } from './profile.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const bookPath = '/api/ext/address-book/1'
const profilePath = '/api/user/me'

const entry = (city: string): AddressEntry => ({
  ...emptyAddress('GB'),
  firstName: 'Ada',
  lastName: 'Love',
  streetAddress: 'Chapel Row',
  apartmentNumber: '4',
  city,
  zipCode: 'BA1 1HN',
  company: '',
  vatId: '',
  isDefaultShipping: false,
  isDefaultBilling: false,
})
const saved = (id: number, city: string) =>
  ({ id, city, firstname: 'Ada', lastname: 'Love', street: ['4', 'Chapel Row'] }) as unknown as SavedAddress

let server: AccountServer
let browser: Browser
/** The account on the server. */
let account: { email: string; addresses: SavedAddress[] }
let isSessionEnded: boolean
let sentEmails: string[]
/** Delays a call before it reaches the account. */
let delay: (path: string) => Promise<void> | undefined

const profile = () => ({
  ...structuredClone(account),
  id: 1,
  firstname: 'Ada',
  lastname: 'Love',
  group_id: 1,
  website_id: 1,
  store_id: 3,
})

/** Replaces the whole list, as the back end does. */
function replaceBook(sent: (Omit<SavedAddress, 'id'> & { id?: string })[]) {
  const own = account.addresses.map(({ id }) => id)
  if (sent.some(({ id }) => id !== undefined && !own.includes(Number(id))))
    return { code: 403, result: 'Provided invalid address.id' }
  let lastId = Math.max(0, ...own)
  account.addresses = sent.map(({ id, ...address }) => ({ ...address, id: Number(id ?? ++lastId) }) as SavedAddress)
  return { code: 200, result: profile() }
}

async function open() {
  const tab = openTab(browser, server)
  await tab.session.start()
  await flushPromises()
  return { ...tab, context: { engine: tab.engine, account: tab } }
}

let laptop: Awaited<ReturnType<typeof open>>
const cities = () => account.addresses.map(({ city }) => city)

beforeEach(async () => {
  server = accountServer()
  browser = createTestBrowser()
  account = { email: ada.email, addresses: [saved(5, 'York')] }
  isSessionEnded = false
  sentEmails = []
  delay = () => undefined
  const { fetch } = server
  server.fetch = async (url, init) => {
    const { pathname } = new URL(url, 'http://shop')
    const { customer } = JSON.parse(init.body ?? '{}')
    await delay(pathname)
    if (customer) sentEmails.push(customer.email)
    if (isSessionEnded) server.answers.clear()
    else if (pathname === profilePath) server.answers.set(pathname, { code: 200, result: profile() })
    else if (pathname === bookPath) server.answers.set(pathname, replaceBook(customer.addresses))
    return fetch(url, init)
  }
  laptop = await open()
  await laptop.session.login(ada)
  await flushPromises()
})

it('keeps an address that another device has added', async () => {
  account.addresses.push(saved(6, 'Hull'))
  expect(await addAddress(laptop.context, entry('Bath'))).toBe(true)
  await flushPromises()
  expect(cities()).toEqual(['York', 'Hull', 'Bath'])
  const [york] = account.addresses
  account.addresses.push(saved(8, 'Hove'))
  expect(await updateAddress(laptop.context, york!, entry('Ripon'))).toBe(true)
  await flushPromises()
  expect(cities()).toEqual(['Ripon', 'Hull', 'Bath', 'Hove'])
})

it('saves an address after another device has removed one and changed the e-mail address', async () => {
  account = { email: 'ada@new.example.test', addresses: [] }
  expect(await addAddress(laptop.context, entry('Bath'))).toBe(true)
  await flushPromises()
  expect(cities()).toEqual(['Bath'])
  expect(laptop.shownMessages()).toEqual(['logged_in', 'address_saved'])
  account.email = 'ada@third.example.test'
  await saveProfile(laptop.context, { firstName: 'Ada', lastName: 'Byron', company: '', vatId: '' })
  await flushPromises()
  expect(sentEmails).toEqual(['ada@new.example.test', 'ada@third.example.test'])
})

it('refuses to change an address that another device has removed, and sends no call to remove it', async () => {
  const [york] = account.addresses
  account.addresses = []
  expect(await updateAddress(laptop.context, york!, entry('Ripon'))).toBe(false)
  expect(laptop.shownMessages()).toEqual(['logged_in', 'address_id_missing'])
  expect(await removeAddress(laptop.context, york!)).toBe(true)
  await flushPromises()
  expect(server.calls.filter((call) => call.includes('address-book'))).toEqual([])
})

it('keeps both addresses when two tabs save at the same moment', async () => {
  const other = await open()
  const saving = Promise.withResolvers<void>()
  const reading = Promise.withResolvers<void>()
  delay = (path) => (path === bookPath ? saving.promise : undefined)
  const first = addAddress(laptop.context, entry('Bath'))
  await flushPromises()
  server.after = (path) => (path === profilePath ? reading.promise : undefined)
  const second = addAddress(other.context, entry('Wells'))
  await flushPromises()
  saving.resolve()
  await flushPromises()
  reading.resolve()
  await Promise.all([first, second])
  await flushPromises()
  expect(cities()).toEqual(['York', 'Bath', 'Wells'])
})

it.each(['fails', 'hangs'])('adds an address to the list on the page when reloading the profile %s', async (how) => {
  const [never, failing] = [new Promise<void>(() => {}), Promise.reject(new TypeError('fetch failed'))]
  failing.catch(() => undefined)
  delay = (path) => (path === profilePath ? (how === 'hangs' ? never : failing) : undefined)
  const adding = addAddress(laptop.context, entry('Bath'))
  await browser.clock.advance(5000)
  expect(await adding).toBe(true)
  await flushPromises()
  expect(cities()).toEqual(['York', 'Bath'])
})

it('saves nothing when the session turns out to have ended', async () => {
  isSessionEnded = true
  server.forget()
  expect(await addAddress(laptop.context, entry('Bath'))).toBe(false)
  await saveProfile(laptop.context, { firstName: 'Ada', lastName: 'Byron', company: '', vatId: '' })
  expect(laptop.session.get().kind).toBe('guest')
  expect(await laptop.tasks.queue.waiting()).toEqual([])
  expect([sentEmails, laptop.shownMessages()]).toEqual([[], ['logged_in', 'session_locked']])
})

it('reports an address as not saved when the session ends while it is sent', async () => {
  delay = async (path) => {
    if (path !== bookPath) return
    isSessionEnded = true
    server.forget()
  }
  expect(await addAddress(laptop.context, entry('Bath'))).toBe(false)
  expect(laptop.session.get().kind).toBe('guest')
  expect(cities()).toEqual(['York'])
})

it('leaves an address in the queue when the server does not reply to it', async () => {
  delay = (path) => (path === bookPath ? new Promise(() => {}) : undefined)
  const adding = addAddress(laptop.context, entry('Bath'))
  await browser.clock.advance(5000)
  expect(await adding).toBe(true)
  expect(await laptop.tasks.queue.waiting()).toHaveLength(1)
})

it('does not save an address in the book of a customer who has signed in since', async () => {
  const other = await open()
  browser.losesMessages = true
  await other.session.logout()
  isSessionEnded = true
  await other.session.register({ email: 'grace@example.test', firstName: 'Grace', lastName: 'H', password: 'eight888' })
  expect(await addAddress(laptop.context, entry('Bath'))).toBe(false)
  await flushPromises()
  expect(laptop.session.get()).toMatchObject({ user: { email: 'grace@example.test' } })
  expect(sentEmails).toEqual(['grace@example.test'])
})
