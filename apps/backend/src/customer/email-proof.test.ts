import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'
import { type CustomerApp, endLimitWindows, newCustomer, openCustomerApp, password } from './testing/customer-app.ts'

withTestDb('proof of the e-mail address', (getDb) => {
  let shop: CustomerApp
  let now: Date

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    now = new Date('2026-11-15T10:00:00Z')
    shop = openCustomerApp({ db: getDb(), now: () => now })
    await shop.receiveMails()
  })

  /** Registers and returns the login and the token of the mail. */
  const register = async (storeCode = 'default') => {
    const customer = newCustomer()
    const created = await shop.post('create', { customer, password }, storeCode)
    const [mail] = await shop.receiveMails()
    const [, link = ''] = /\/confirm-email\/token\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    const { result: token } = await shop.login(customer.email, password, storeCode)
    return { created, mail, link, token, email: customer.email }
  }
  const isConfirmed = async (token: string) =>
    (await shop.me(token)).result.extension_attributes.is_email_confirmed as boolean
  const confirm = (token: string) => shop.post('confirm-email', { token })

  it('mails a link at registration that confirms the address once; the account works before', async () => {
    const { created, mail, link, token, email } = await register()
    expect(created.result.extension_attributes.is_email_confirmed).toBe(false)
    expect(mail).toMatchObject({ to: { name: '', address: email }, subject: expect.stringContaining('confirm') })
    expect(await isConfirmed(token)).toBe(false)
    expect(await confirm(link)).toEqual({ code: 200, result: true })
    expect(await isConfirmed(token)).toBe(true)
    expect(await confirm(link)).toMatchObject({ code: 400, error: 'email_link_invalid' })
  })

  it('redirects the form to a page that says the address is confirmed, not changed', async () => {
    const { link } = await register('de')
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/api/user/confirm-email?storeCode=de',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `token=${link}`,
    })
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toMatch(/\/de\/confirm-email\/outcome\/confirmed$/)
  })

  it.each([
    ['de', 'Willkommen bei'],
    ['it', 'Ti diamo il benvenuto su'],
  ])('welcomes in the language of %s', async (storeCode, words) => {
    expect((await register(storeCode)).mail?.subject).toContain(words)
  })

  it('refuses the link after seven days and of another website', async () => {
    const { link } = await register()
    expect(await shop.post('confirm-email', { token: link }, 'trade')).toMatchObject({ code: 400 })
    now = new Date(now.getTime() + 8 * 86_400_000)
    expect(await confirm(link)).toMatchObject({ code: 400, error: 'email_link_invalid' })
  })

  it('mails a new link on request, which replaces the first one, until the address is confirmed', async () => {
    const { link, token } = await register()
    const requestProof = () => shop.post(`send-email-proof?token=${token}`, {})
    expect(await requestProof()).toEqual({ code: 200, result: true })
    const [mail] = await shop.receiveMails()
    expect(await confirm(link)).toMatchObject({ code: 400 })
    const [, newer = ''] = /\/confirm-email\/token\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    expect(await confirm(newer)).toMatchObject({ code: 200 })
    expect(await requestProof()).toEqual({ code: 200, result: true })
    expect(await shop.receiveMails()).toEqual([])
    expect(await shop.post('send-email-proof?token=nonsense', {})).toMatchObject({ code: 401 })
  })

  it('verifies the e-mail address when a password-reset link is used', async () => {
    const { link, email, token } = await register()
    await shop.post('reset-password', { email })
    const [mail] = await shop.receiveMails()
    const [, resetToken = ''] = /\/create-password\/token\/([\w-]+)/.exec(mail?.text ?? '') ?? []
    await shop.post('create-password', { email, resetToken, newPassword: 'another long password' })
    const { result } = await shop.login(email, 'another long password')
    expect(await isConfirmed(result)).toBe(true)
    expect(await confirm(link)).toMatchObject({ code: 400 })
    expect(await shop.me(token)).toMatchObject({ code: 401 })
  })
})
