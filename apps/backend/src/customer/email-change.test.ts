import { englishText, refuse } from '@mantel/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { closeAccounts } from './close-accounts.ts'
import { deleteExpiredSessions } from './expiry.repository.ts'
import {
  type CustomerApp,
  endLimitWindows,
  openCustomerApp,
  password,
  type RegisteredCustomer,
} from './testing/customer-app.ts'

const hour = 3_600_000

/** The extension_attributes of a customer without a pending e-mail change. */
const unpending = { is_approved: true, is_subscribed: false, has_password: true }

withTestDb('e-mail changes', (getDb) => {
  let shop: CustomerApp
  let now: Date
  let targets = 0

  beforeAll(() => syncStoreViews(getDb(), stores.views))
  beforeEach(async () => {
    await endLimitWindows(getDb())
    now = new Date('2026-11-15T10:00:00Z')
    shop = openCustomerApp({ db: getDb(), now: () => now })
    await shop.receiveMails()
  })

  const newTarget = () => `New${++targets}@Example.test`
  const change = (owner: RegisteredCustomer, email: string, rest: object = { currentPassword: password }) => {
    const { firstname, lastname } = owner
    return shop.post(`me?token=${owner.token}`, { customer: { email, firstname, lastname }, ...rest })
  }
  const emailOf = async (id: number) =>
    (await getDb().selectFrom('customer').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
  const linkOf = (text: string) => /\/confirm-email\/token\/([\w-]+)/.exec(text)?.[1] ?? ''
  /** Asks for the change and returns the token of the mail. */
  const request = async (owner: RegisteredCustomer, email: string) => {
    expect((await change(owner, email)).code).toBe(200)
    const [mail] = await shop.receiveMails()
    return linkOf(mail?.text ?? '')
  }
  const confirm = (token: string) => shop.post('confirm-email', { token })
  const invalid = { code: 400, result: englishText('email_link_invalid'), error: 'email_link_invalid' }

  it('accepts the present address in any spelling without a password and keeps its spelling', async () => {
    const owner = await shop.registered()
    for (const email of [owner.email, owner.email.toUpperCase(), ` ${owner.email.toLowerCase()} `]) {
      const reply = await change(owner, email, {})
      expect(reply).toMatchObject({ code: 200, result: { email: owner.email } })
      expect(reply.result.extension_attributes).toEqual({ ...unpending, is_email_confirmed: false })
    }
    expect(await shop.receiveMails()).toEqual([])
  })

  it('refuses another address without the password or with a wrong one and changes nothing', async () => {
    const owner = await shop.registered()
    const renamed = { ...owner, firstname: 'Eve' }
    expect(await change(renamed, newTarget(), {})).toEqual({
      code: 400,
      error: 'email_password_missing',
      result: englishText('email_password_missing'),
    })
    expect(await change(renamed, newTarget(), { currentPassword: 'wrong' })).toEqual({
      code: 400,
      error: 'email_password_wrong',
      result: englishText('email_password_wrong'),
    })
    expect((await shop.me(owner.token)).result).toMatchObject({ email: owner.email, firstname: 'Ada' })
    expect(await shop.receiveMails()).toEqual([])
  })

  it('applies a change when the new address has confirmed it, and notifies the old address', async () => {
    const owner = await shop.registered()
    const target = newTarget()
    const reply = await change({ ...owner, firstname: 'Augusta' }, target)
    expect(reply.result).toMatchObject({ email: owner.email, firstname: 'Augusta' })
    expect(reply.result.extension_attributes).toMatchObject({ pending_email: target })
    const [mail, ...others] = await shop.receiveMails()
    expect(others).toEqual([])
    expect(mail?.to).toEqual({ name: '', address: target })
    expect(mail?.text).not.toContain('Augusta')
    expect(mail?.html).toContain(`/confirm-email/token/${linkOf(mail?.text ?? '')}"`)
    expect(await emailOf(owner.id)).toBe(owner.email)

    expect(await confirm(linkOf(mail?.text ?? ''))).toEqual({ code: 200, result: true })
    expect((await shop.me(owner.token)).result).toMatchObject({ email: target })
    const confirmed = { ...unpending, is_email_confirmed: true }
    expect((await shop.me(owner.token)).result.extension_attributes).toEqual(confirmed)
    const [notice] = await shop.receiveMails()
    expect(notice?.to.address).toBe(owner.email)
    expect(notice?.text).toContain('N•••@E•••.test')
    expect(notice?.text).not.toContain(target)
    expect((await shop.login(owner.email)).code).toBe(401)
    expect((await shop.login(target)).code).toBe(200)
  })

  it('withdraws a change when the present address is sent with the password, but not without the password', async () => {
    const owner = await shop.registered()
    const kept = await request(owner, newTarget())
    await change(owner, owner.email, {})
    expect((await confirm(kept)).code).toBe(200)

    const other = await shop.registered()
    const mistyped = await request(other, newTarget())
    expect((await change(other, other.email)).code).toBe(200)
    expect(await confirm(mistyped)).toEqual(invalid)
    expect(await emailOf(other.id)).toBe(other.email)
  })

  it('ends all sessions except the one that requested the change', async () => {
    const owner = await shop.registered()
    const { result: other, meta } = await shop.login(owner.email)
    const token = await request(owner, newTarget())
    expect((await shop.me(other)).code).toBe(200)
    await confirm(token)
    expect((await shop.me(other)).code).toBe(401)
    expect((await shop.post('refresh', { refreshToken: meta.refreshToken })).result).toBeNull()
    expect((await shop.me(owner.token)).code).toBe(200)
  })

  it('accepts a link once, for 24 hours, and only the last one', async () => {
    const owner = await shop.registered()
    const first = await request(owner, newTarget())
    const second = await request(owner, newTarget())
    expect(await confirm(first)).toEqual(invalid)
    now = new Date(now.getTime() + 24 * hour)
    expect(await confirm(second)).toEqual(invalid)
    const { result: token } = await shop.login(owner.email)
    const third = await request({ ...owner, token }, newTarget())
    const both = await Promise.all([confirm(third), confirm(third)])
    expect(both.map(({ code }) => code).sort()).toEqual([200, 400])
    expect(await confirm(third)).toEqual(invalid)
  })

  it.each(['', 'nonsense', "' or 1=1", 'x'.repeat(600)])('refuses the token %j', async (token) => {
    expect(await confirm(token)).toEqual(invalid)
  })

  it('stores neither the token nor anything it can be derived from', async () => {
    const owner = await shop.registered()
    const token = await request(owner, newTarget())
    const rows = [
      await getDb().selectFrom('email_change').selectAll().execute(),
      await getDb().selectFrom('mail').selectAll().execute(),
    ]
    expect(token).toHaveLength(43)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('accepts a link in every store view of the website and in no other website', async () => {
    const owner = await shop.registered()
    const token = await request(owner, newTarget())
    expect((await shop.post('confirm-email', { token }, 'trade')).error).toBe('email_link_invalid')
    expect((await shop.post('confirm-email', { token }, 'de')).code).toBe(200)
  })

  it('answers a taken address like a free one and mails its owner', async () => {
    const [owner, other] = [await shop.registered(), await shop.registered()]
    const target = newTarget()
    const free = await change(owner, target)
    await shop.receiveMails()
    const taken = await change(owner, other.email)
    const withoutTarget = (reply: object, email: string) => JSON.stringify(reply).replaceAll(email, '')
    expect(withoutTarget(taken, other.email)).toBe(withoutTarget(free, target))
    const mails = await shop.receiveMails()
    expect(mails).toMatchObject([{ to: { address: other.email }, subject: expect.stringContaining('already has') }])
    expect(linkOf(mails[0]?.text ?? '')).toBe('')
    expect(await emailOf(owner.id)).toBe(owner.email)
  })

  it('refuses to confirm an address that got an account in the meantime', async () => {
    const owner = await shop.registered()
    const target = newTarget()
    const token = await request(owner, target)
    await shop.registered({ email: target })
    expect(await confirm(token)).toMatchObject({ code: 400, error: 'email_taken' })
    expect(await emailOf(owner.id)).toBe(owner.email)
    expect(await confirm(token)).toEqual(invalid)
  })

  it('gives an address to one of two customers who confirm it at the same time', async () => {
    const [one, two] = [await shop.registered(), await shop.registered()]
    const target = newTarget()
    const tokens = [await request(one, target), await request(two, target)]
    const replies = await Promise.all(tokens.map(confirm))
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 400])
    expect(replies.find(({ code }) => code === 400)?.error).toBe('email_taken')
  })

  it('requires the password in the address book call too', async () => {
    const owner = await shop.registered()
    const { id, firstname, lastname } = owner
    const target = newTarget()
    const save = async (payload: object) =>
      (
        await shop.app.inject({
          method: 'PUT',
          url: `/api/ext/address-book/${id}?token=${owner.token}`,
          payload: { customer: { id, email: target, firstname, lastname, addresses: [] }, ...payload },
        })
      ).json()
    expect(await save({})).toMatchObject({ code: 400, error: 'email_password_missing' })
    const saved = await save({ currentPassword: password })
    expect(saved.result).toMatchObject({ email: owner.email, extension_attributes: { pending_email: target } })
    const [mail] = await shop.receiveMails()
    expect((await confirm(linkOf(mail?.text ?? ''))).code).toBe(200)
    expect(await emailOf(id)).toBe(target)
  })

  it('counts wrong passwords as failed logins', async () => {
    const owner = await shop.registered()
    for (let tries = 0; tries < 4; tries++)
      expect((await change(owner, newTarget(), { currentPassword: 'wrong' })).code).toBe(400)
    // Extends the wait after the failures: it uses the system clock and could end during the test on a slow machine.
    await getDb()
      .updateTable('rate_limit')
      .set({ expire: Date.now() + hour })
      .where('key', 'like', '% wait:%')
      .execute()
    expect((await change(owner, newTarget())).error).toBe('too_many_requests')
    expect((await shop.login(owner.email)).error).toBe('too_many_requests')
    expect((await change(owner, owner.email, {})).code).toBe(200)
  })

  it('limits the mails that one customer causes and those to one address', async () => {
    const { emailChanges, emailChangesOfTarget } = viewOf('default').limits.rates
    const owner = await shop.registered()
    for (let one = 0; one < emailChanges.max; one++) expect((await change(owner, newTarget())).code).toBe(200)
    const url = `me?token=${owner.token}`
    const { firstname, lastname } = owner
    const body = { customer: { email: newTarget(), firstname, lastname }, currentPassword: password }
    const reply = await shop.request(url, body, { storeCode: 'de' })
    expect(reply.json()).toMatchObject({
      code: 429,
      error: 'too_many_email_changes',
      result: expect.stringContaining('E-Mail-Adresse'),
    })
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000)

    await endLimitWindows(getDb())
    const target = newTarget()
    const owners = [await shop.registered(), await shop.registered()]
    for (let one = 0; one < emailChangesOfTarget.max; one++)
      expect((await change(owners[one % 2]!, target)).code).toBe(200)
    expect((await change(owners[0]!, target.toUpperCase())).error).toBe('too_many_email_changes')
  })

  it('deletes a pending change when the merchant closes the account, and after the change has expired', async () => {
    const [closed, late] = [await shop.registered(), await shop.registered()]
    const token = await request(closed, newTarget())
    await request(late, newTarget())
    await closeAccounts(getDb(), [closed.email], now)
    expect(await confirm(token)).toEqual(invalid)
    now = new Date(now.getTime() + 25 * hour)
    await deleteExpiredSessions(getDb(), now)
    expect(await getDb().selectFrom('email_change').selectAll().execute()).toEqual([])
  })

  it('redirects a form to a page of the store view that shows the outcome', async () => {
    const owner = await shop.registered()
    const token = await request(owner, newTarget())
    const submit = async () => {
      const reply = await shop.app.inject({
        method: 'POST',
        url: '/api/user/confirm-email?storeCode=de',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `token=${token}`,
      })
      return [reply.statusCode, reply.headers.location]
    }
    const base = stores.websites.find(({ code }) => code === viewOf('de').website)?.publicUrl
    expect(await submit()).toEqual([303, `${base}/de/confirm-email/outcome/changed`])
    expect(await submit()).toEqual([303, `${base}/de/confirm-email/outcome/invalid`])
  })

  it('redirects a form to a page while the disk is full, and answers API clients with JSON', async () => {
    const full = openCustomerApp({ db: getDb(), refuseChanges: () => refuse('unavailable') })
    const reply = await full.app.inject({
      method: 'POST',
      url: '/api/user/confirm-email?storeCode=it',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'token=any',
    })
    expect(reply.statusCode).toBe(303)
    expect(reply.headers.location).toMatch(/\/it\/confirm-email\/outcome\/error$/)
    expect(await full.post('confirm-email', { token: 'any' })).toMatchObject({ code: 503, error: 'unavailable' })
  })
})
