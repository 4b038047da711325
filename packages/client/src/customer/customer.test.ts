import { emptyAddress } from '@mantel/domain/checkout'
import { beforeEach, expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'
import { type AddressEntry, addAddress, removeAddress, updateAddress } from './address-book.ts'
import { changePassword, requestPasswordReset } from './passwords.ts'
import { deleteAccount, endOtherSessions, exportCustomerData, listSessions } from './privacy.ts'
import { changeEmail, profileDetails, saveProfile } from './profile.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const bath: AddressEntry = {
  ...emptyAddress('GB'),
  firstName: 'Ada',
  lastName: 'Love',
  streetAddress: 'Chapel Row',
  apartmentNumber: '4',
  city: 'Bath',
  zipCode: 'BA1 1HN',
  company: '',
  vatId: '',
  isDefaultShipping: false,
  isDefaultBilling: false,
}
const profile = (addresses: object[] = [], rest: object = {}) => ({
  id: 1,
  email: ada.email,
  firstname: 'Ada',
  lastname: 'Love',
  group_id: 1,
  website_id: 1,
  store_id: 3,
  addresses,
  ...rest,
})
const saved = (id: number, city: string, rest: object = {}) => ({
  id,
  customer_id: 1,
  firstname: 'Ada',
  lastname: 'Love',
  street: ['Chapel Row', '4'],
  city,
  postcode: 'BA1',
  country_id: 'GB',
  telephone: '',
  region: { region: null, region_code: null, region_id: 0 },
  region_id: 0,
  ...rest,
})

let server = accountServer()
let browser: Browser
let tab: ReturnType<typeof openTab>
let bodies: { path: string; customer: { firstname: string; addresses: { id?: string; city: string }[] } }[]

beforeEach(async () => {
  server = accountServer()
  browser = createTestBrowser()
  server.answers.set('/api/user/me', { code: 200, result: profile() })
  bodies = []
  const { fetch } = server
  server.fetch = (url, init) => {
    if (init.body) bodies.push({ path: new URL(url, 'http://shop').pathname, ...JSON.parse(init.body) })
    return fetch(url, init)
  }
  tab = openTab(browser, server)
  await tab.session.start()
  await tab.session.login(ada)
  await flushPromises()
})

const context = () => ({ engine: tab.engine, account: tab })
const user = () => {
  const state = tab.session.get()
  if (state.kind !== 'customer' || !state.user) throw new Error('nobody is signed in')
  return state.user
}
const cities = () => user().profile.addresses.map(({ city }) => city)
const savedBook = () => bodies.filter(({ path }) => path.startsWith('/api/ext/address-book')).at(-1)?.customer.addresses
const answerBook = (addresses: object[]) => {
  server.answers.set('/api/ext/address-book/1', { code: 200, result: profile(addresses) })
  server.answers.set('/api/user/me', { code: 200, result: profile(addresses) })
}

it('saves a profile through the queue, shows it at once and confirms it when it is sent', async () => {
  browser.isConnected = false
  await saveProfile(context(), { firstName: ' Grace ', lastName: 'Hopper', company: 'Navy', vatId: 'GB1' })
  expect(user()).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' })
  expect(profileDetails(user())).toMatchObject({ company: 'Navy', vatId: 'GB1' })
  expect(tab.shownMessages()).toEqual(['logged_in'])
  server.answers.set('/api/user/me', { code: 200, result: profile([], { firstname: 'Grace', lastname: 'Hopper' }) })
  browser.isConnected = true
  await tab.tasks.queue.process()
  await flushPromises()
  expect(bodies.at(-1)).toMatchObject({ path: '/api/user/me', customer: { firstname: 'Grace' } })
  expect(tab.shownMessages()).toEqual(['logged_in', 'account_updated'])
})

it('keeps an offline change through a closed page and a reloaded profile', async () => {
  browser.isConnected = false
  await addAddress(context(), bath)
  tab.stop()
  answerBook([saved(9, 'Bath', { default_shipping: true, default_billing: true })])
  server.answers.set('/api/user/me', { code: 200, result: profile() })
  tab = openTab(browser, server)
  await tab.session.start()
  expect(cities()).toEqual(['Bath'])
  await tab.session.reloadProfile()
  expect(cities()).toEqual(['Bath'])
  browser.isConnected = true
  await tab.tasks.queue.process()
  await flushPromises()
  expect(savedBook()).toMatchObject([{ city: 'Bath', default_shipping: true, default_billing: true }])
  expect(user().profile.addresses[0]?.id).toBe(9)
  expect(tab.shownMessages()).toEqual(['address_saved'])
})

it('sends one address list for several offline changes, with one default address', async () => {
  answerBook([saved(5, 'York', { default_shipping: true })])
  await tab.session.reloadProfile()
  await flushPromises()
  browser.isConnected = false
  await addAddress(context(), { ...bath, isDefaultShipping: true })
  const added = user().profile.addresses.find(({ city }) => city === 'Bath')
  expect(added?.id).toBeLessThan(0)
  await updateAddress(context(), added ?? null, { ...bath, city: 'Wells', isDefaultShipping: true })
  await updateAddress(context(), user().profile.addresses[0] ?? null, { ...bath, city: 'Leeds' })
  expect(cities()).toEqual(['Leeds', 'Wells'])
  browser.isConnected = true
  await tab.tasks.queue.process()
  expect(bodies.filter(({ path }) => path.startsWith('/api/ext'))).toHaveLength(1)
  expect(savedBook()).toMatchObject([
    { id: '5', customer_id: '1', city: 'Leeds', default_shipping: false },
    { city: 'Wells', default_shipping: true },
  ])
  expect(savedBook()?.[1]).not.toHaveProperty('id')
})

it('updates a new address that the server saved while its form was open', async () => {
  browser.isConnected = false
  await addAddress(context(), bath)
  const [edited = null] = user().profile.addresses
  expect(edited?.id).toBeLessThan(0)
  const { street, postcode } = edited ?? {}
  answerBook([saved(5, 'York'), saved(9, 'Bath', { street, postcode })])
  browser.isConnected = true
  await tab.tasks.queue.process()
  await flushPromises()
  expect(await updateAddress(context(), edited, { ...bath, city: 'Wells' })).toBe(true)
  expect(savedBook()).toMatchObject([{ id: '5' }, { id: '9', city: 'Wells' }])
})

it('deletes a saved address by its id and an unsent one from the list', async () => {
  answerBook([saved(5, 'York')])
  await tab.session.reloadProfile()
  await flushPromises()
  browser.isConnected = false
  await addAddress(context(), bath)
  await removeAddress(context(), user().profile.addresses[1]!)
  expect(cities()).toEqual(['York'])
  await removeAddress(context(), user().profile.addresses[0]!)
  expect(cities()).toEqual([])
  server.answers.set('/api/ext/address-book/5', { code: 200, result: true })
  server.answers.set('/api/user/me', { code: 200, result: profile() })
  browser.isConnected = true
  await tab.tasks.queue.process()
  await flushPromises()
  expect(server.calls).toContain('DELETE /api/ext/address-book/5')
  expect(tab.shownMessages()).toContain('address_deleted')
})

it('shows the server’s addresses again and says so when a change is refused', async () => {
  answerBook([saved(5, 'York')])
  await tab.session.reloadProfile()
  server.answers.set('/api/ext/address-book/1', { code: 403, result: 'Provided invalid address.id' })
  expect(await addAddress(context(), bath)).toBe(false)
  await flushPromises()
  expect(cities()).toEqual(['York'])
  expect(tab.shownMessages()).toEqual(['logged_in', 'something_went_wrong'])
})

it('says that an address id or a login is missing', async () => {
  expect(await updateAddress(context(), null, bath)).toBe(false)
  expect(await updateAddress(context(), saved(77, 'York'), bath)).toBe(false)
  await tab.session.logout({ silent: true })
  expect(await addAddress(context(), bath)).toBe(false)
  expect(tab.shownMessages()).toEqual(['logged_in', 'address_id_missing', 'must_login'])
})

it('requests another e-mail address with the password, which is never stored', async () => {
  const pending = profile([], { extension_attributes: { pending_email: 'new@example.test' } })
  server.answers.set('/api/user/me', { code: 200, result: pending })
  const change = { email: 'new@example.test', currentPassword: 'a long password' }
  expect(await changeEmail(context(), change)).toMatchObject({ ok: true })
  expect(user().profile.extension_attributes?.pending_email).toBe('new@example.test')
  browser.isConnected = false
  const offline = openTab(browser, server)
  await offline.session.start()
  expect(await changeEmail({ engine: offline.engine, account: offline }, change)).toMatchObject({ ok: false })
  expect(JSON.stringify([...browser.driver.disk.values()].map((one) => [...one.values()]))).not.toContain('a long')
})

it('refuses a password change while offline', async () => {
  browser.isConnected = false
  const offline = openTab(browser, server)
  await offline.session.start()
  const at = { engine: offline.engine, account: offline }
  const change = { email: ada.email, currentPassword: ada.password, newPassword: 'another long one' }
  expect(await changePassword(at, change)).toEqual({ ok: false, message: 'password_offline' })
  expect(await requestPasswordReset(at, ada.email)).toEqual({ ok: false, message: 'password_offline' })
  expect(server.calls.some((call) => call.includes('password'))).toBe(false)
})

it('logs in with the new password, and returns the server’s text of a refused one', async () => {
  const change = { email: ada.email, currentPassword: ada.password, newPassword: ada.password }
  server.answers.set('/api/user/change-password', { code: 200, result: true })
  expect(await changePassword(context(), change)).toMatchObject({ ok: true })
  expect(tab.shownMessages()).toEqual(['logged_in', 'password_changed', 'logged_in'])
  const wrong = { code: 500, result: { errorMessage: 'The password does not match.', code: 401 } }
  server.answers.set('/api/user/change-password', { ...wrong, error: 'password_wrong' })
  expect(await changePassword(context(), change)).toEqual({
    ok: false,
    text: 'The password does not match.',
    error: 'password_wrong',
  })
})

it('deletes the account with the password and logs out', async () => {
  const wrong = { code: 500, result: { errorMessage: 'The password does not match.', code: 401 } }
  server.answers.set('/api/user/delete-account', { ...wrong, error: 'password_wrong' })
  expect(await deleteAccount(tab, 'nope')).toMatchObject({ ok: false, error: 'password_wrong' })
  expect(tab.session.get().kind).toBe('customer')
  server.answers.set('/api/user/delete-account', { code: 200, result: { kept: [] } })
  expect(await deleteAccount(tab, ada.password)).toEqual({ ok: true })
  expect(tab.session.get()).toEqual({ kind: 'guest' })
})

it('lists sessions, ends the others and exports the data', async () => {
  const session = { id: 3, device: { browser: 'Firefox', system: null }, is_current: true }
  server.answers.set('/api/user/sessions', { code: 200, result: [session] })
  expect(await listSessions(tab)).toEqual([session])
  server.answers.set('/api/user/sign-out-everywhere', { code: 200, result: true })
  expect(await endOtherSessions(tab)).toBe(true)
  expect(bodies.at(-1)).toMatchObject({ path: '/api/user/sign-out-everywhere', keepCurrent: true })
  server.answers.set('/api/user/export', { code: 200, result: { customer: profile() } })
  expect(JSON.parse((await exportCustomerData(tab)) ?? '')).toMatchObject({ customer: { id: 1 } })
  server.answers.set('/api/user/sessions', { code: 503, result: 'busy' })
  expect(await listSessions(tab)).toBeNull()
})
