import { beforeEach, expect, it } from 'vitest'
import { accountServer } from '../testing/account-server.ts'
import { flushPromises } from '../testing/manual-clock.ts'
import { type Browser, createTestBrowser, openTab } from '../testing/test-browser.ts'
import { isSubscribed, saveNewsletter } from './newsletter.ts'
import { endSession, listSecurityEvents, sendEmailProof } from './privacy.ts'
import { saveProfile } from './profile.ts'
import { startSocialLogin } from './social-login.ts'

const ada = { email: 'ada@example.test', password: 'a long password' }
const profile = (rest: object = {}) => ({
  id: 1,
  email: ada.email,
  firstname: 'Ada',
  lastname: 'Love',
  group_id: 1,
  website_id: 1,
  store_id: 3,
  addresses: [],
  ...rest,
})

let server = accountServer()
let browser: Browser
let tab: ReturnType<typeof openTab>
let bodies: { path: string }[]

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

const user = () => {
  const state = tab.session.get()
  if (state.kind !== 'customer' || !state.user) throw new Error('nobody is signed in')
  return state.user
}

it('saves the newsletter preference through the queue and confirms it when it is sent', async () => {
  browser.isConnected = false
  await saveNewsletter(tab, true)
  await saveNewsletter(tab, false)
  await saveNewsletter(tab, true)
  expect(isSubscribed(user())).toBe(true)
  const subscribed = profile({ extension_attributes: { is_subscribed: true } })
  server.answers.set('/api/user/newsletter', { code: 200, result: subscribed })
  browser.isConnected = true
  await tab.tasks.queue.process()
  await flushPromises()
  const sent = bodies.filter(({ path }) => path === '/api/user/newsletter')
  expect(sent).toEqual([{ path: '/api/user/newsletter', isSubscribed: true, consentVersion: '2026-11' }])
  expect(isSubscribed(user())).toBe(true)
  expect(tab.shownMessages()).toEqual(['logged_in', 'newsletter_saved'])
})

it('restores the newsletter preference when the server refuses the change', async () => {
  server.answers.set('/api/user/newsletter', { code: 400, result: [{ message: 'invalid' }] })
  await saveNewsletter(tab, true)
  await flushPromises()
  expect(isSubscribed(user())).toBe(false)
  expect(tab.shownMessages()).toEqual(['logged_in', 'something_went_wrong'])
})

it.each([
  ['with the text of the server', 'The name is not valid.', 'The name is not valid.'],
  ['also when the server sends no text', [{ message: 'invalid' }], 'something_went_wrong'],
])('reports a refused profile %s', async (_, result, shown) => {
  server.before = () => {
    const isSave = server.calls.at(-1) === 'POST /api/user/me'
    server.answers.set('/api/user/me', isSave ? { code: 400, result } : { code: 200, result: profile() })
  }
  await saveProfile({ engine: tab.engine, account: tab }, { firstName: 'Ada', lastName: '-', company: '', vatId: '' })
  await flushPromises()
  expect(user().lastName).toBe('Love')
  expect(tab.shownMessages()).toEqual(['logged_in', shown])
})

it('lists security events, ends one session and resends the verification mail', async () => {
  const event = { kind: 'login', happened_at: '2026-11-15 10:00:00', device: { browser: null, system: null } }
  server.answers.set('/api/user/security-events', { code: 200, result: [event] })
  server.answers.set('/api/user/sessions/7', { code: 200, result: true })
  server.answers.set('/api/user/send-email-proof', { code: 200, result: true })
  expect(await listSecurityEvents(tab)).toEqual([event])
  expect(await endSession(tab, 7)).toBe(true)
  expect(await sendEmailProof(tab)).toBe(true)
  server.answers.set('/api/user/security-events', { code: 500, result: 'broken' })
  expect(await listSecurityEvents(tab)).toBeNull()
})

it('starts a login with a provider and completes it like a login with a password', async () => {
  await tab.session.logout({ silent: true })
  server.answers.set('/api/ext/social-login/start', { code: 200, result: { url: 'https://x', state: 's', key: 'k' } })
  expect(await startSocialLogin(tab, 'google')).toEqual({ ok: true, url: 'https://x', state: 's', key: 'k' })
  const callback = { type: 'google' as const, state: 's', key: 'k', code: 'c' }
  server.answers.set('/api/ext/social-login', {
    code: 401,
    error: 'social_link_password',
    result: { errorMessage: 'Enter the password', code: 401 },
  })
  expect(await tab.session.socialLogin(callback)).toEqual({
    ok: false,
    text: 'Enter the password',
    error: 'social_link_password',
  })
  expect(tab.session.get().kind).toBe('guest')
  server.answers.set('/api/ext/social-login', { code: 200, result: 'token-9', meta: { refreshToken: 'refresh-9' } })
  expect(await tab.session.socialLogin(callback)).toMatchObject({ ok: true, user: { email: ada.email } })
  expect(tab.session.get().kind).toBe('customer')
})
