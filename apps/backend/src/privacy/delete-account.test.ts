import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccounts, createGroupTokens, findCustomerByToken, lockCompanyOf } from '../customer/index.ts'
import { hashPassword } from '../customer/password.ts'
import { pauseAfterPasswordCheck } from '../customer/testing/password-check-pause.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop } from '../order/testing/order-shop.ts'
import { inTransaction } from '../platform/db/index.ts'
import { testEngine, withTestDb } from '../platform/db/testing.ts'
import { callerOf } from '../platform/limits/index.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteCustomer } from './privacy.repository.ts'

const password = 'a long password'

withTestDb('deleting an account', (getDb, getConnection) => {
  let shop: OrderShop
  let password_hash: string | null
  let customers = 0

  beforeAll(async () => {
    shop = await openOrderShop(getConnection())
    password_hash = await hashPassword(password)
  })
  afterAll(() => shop?.close())

  async function register(storeCode = 'default', email = `leaves${++customers}@example.test`) {
    const isTrade = storeCode === 'trade'
    const registered = await registerTestCustomer(
      { db: getDb(), view: viewOf(storeCode) },
      { email, groupId: isTrade ? 11 : 1 },
    )
    await getDb().updateTable('customer').set({ password_hash }).where('id', '=', registered.id).execute()
    return { ...registered, email, storeCode }
  }
  const isStored = async (id: number) =>
    (await getDb().selectFrom('customer').select('id').where('id', '=', id).execute()).length === 1

  it('deletes nothing if the password is changed or the session ends during the check', async () => {
    const { limits, during } = pauseAfterPasswordCheck()
    const groupTokens = createGroupTokens({ secretKey: 'for tests', stores })
    const accounts = createAccounts({
      stores,
      secretKey: 'for tests',
      groupTokens,
      limits,
      issueCoupon: async () => '',
    })
    const caller = callerOf('198.51.100.7')
    const view = viewOf('default')
    const ctx = { db: getDb(), view, log: silentLog, now: () => new Date(), token: null, requestId: '', caller }
    const { id, token } = await register()
    const session = await findCustomerByToken(ctx, token)
    if (!session.ok) throw new Error(session.code)
    const services = { stores, accounts, limits, queueMail: async () => true, personalMails: accounts.mails }
    const remove = () => deleteAccount(ctx, services, session, password)

    const otherHash = await hashPassword('another long password')
    const change = (to: string | null) =>
      getDb().updateTable('customer').set({ password_hash: to }).where('id', '=', id).execute()
    during(() => change(otherHash))
    expect(await remove()).toMatchObject({ ok: false, code: 'password_wrong' })
    await change(password_hash)
    during(() => shop.call('POST', '/api/user/sign-out-everywhere', { token, body: {} }))
    expect(await remove()).toMatchObject({ ok: false, code: 'token_invalid' })
    expect(await isStored(id)).toBe(true)
  })
  /** A company with two admins, who are registered first, and a member. */
  async function registerCompany() {
    const people = [await register('trade'), await register('trade'), await register('trade')]
    const company = { website: 'trade', name: 'Love Prints', created_at: new Date() }
    const unchecked = { vat_number: null, vat_check: null, vat_checked_by: null }
    const { id } = await getDb()
      .insertInto('company')
      .values({ ...company, ...unchecked })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [at, person] of people.entries()) {
      const company_role = at < 2 ? 'admin' : 'member'
      await getDb().updateTable('customer').set({ company_id: id, company_role }).where('id', '=', person.id).execute()
    }
    return { id, people }
  }
  type Person = Awaited<ReturnType<typeof register>>
  const remove = ({ token, storeCode }: Person) =>
    shop.call('POST', '/api/user/delete-account', { token, storeCode, body: { currentPassword: password } })
  const mailsTo = async (recipient: string) => {
    const rows = await getDb()
      .selectFrom('mail')
      .select(['kind', 'store_code'])
      .where('recipient', '=', recipient)
      .execute()
    return rows.map(({ kind, store_code }) => `${kind} ${store_code}`).toSorted()
  }
  const membersOf = (companyId: number) =>
    getDb().selectFrom('customer').select(['id', 'company_role']).where('company_id', '=', companyId).execute()

  it('leaves a company with an admin when one of two admins leaves while the account of the other is being deleted', async () => {
    const { id, people } = await registerCompany()
    const [first, second, member] = people as [Person, Person, Person]
    let reply: ReturnType<typeof remove> | undefined
    await inTransaction(getDb(), async (tx) => {
      await lockCompanyOf(tx, first.id)
      await deleteCustomer(tx, first.id)
      reply = remove(second)
      // Waits long enough for the other call to check the password and to reach the lock.
      await Promise.race([reply, pause(testEngine === 'postgres' ? 1500 : 10)])
    })
    expect(await reply).toEqual([200, { kept: [] }])
    expect(await membersOf(id)).toEqual([{ id: member.id, company_role: 'admin' }])
  })

  it('deletes a company whose members all delete their accounts at the same moment', async () => {
    const { id, people } = await registerCompany()
    const replies = await Promise.all(people.map(remove))
    expect(replies.map(([code]) => code)).toEqual([200, 200, 200])
    expect(await getDb().selectFrom('company').select('id').where('id', '=', id).execute()).toEqual([])
  })
  it('keeps the mails of the same address on another website, also unsent ones', async () => {
    const consumer = await register()
    const buyer = await register('trade', consumer.email)
    await shop.call('POST', '/api/user/reset-password', { body: { email: consumer.email } })
    await shop.call('POST', '/api/user/reset-password', { storeCode: 'trade', body: { email: buyer.email } })
    expect(await remove(buyer)).toEqual([200, { kept: [] }])
    expect(await mailsTo(consumer.email)).toEqual(['account-deleted trade', 'password-reset default'])
  })

  it('deletes all mails to the customer except those about orders', async () => {
    const customer = await register()
    const { email } = customer
    const subscriber = email.toUpperCase()
    await shop.call('POST', '/api/ext/newsletter/subscribe', { body: { email: subscriber } })
    expect(await mailsTo(subscriber)).toEqual(['newsletter-welcome default'])
    const kinds = ['stock-alert-back', 'form-confirmation', 'order-confirmation', 'form-message', 'email-proof']
    const now = new Date()
    for (const kind of kinds) {
      const row = { message_id: `${kind}-${email}`, kind, store_code: 'de', recipient: email, data: '{}' }
      await getDb()
        .insertInto('mail')
        .values({ ...row, recipient_name: '', queued_at: now, due_at: now, sent_at: now })
        .execute()
    }
    expect(await remove(customer)).toEqual([200, { kept: [] }])
    expect(await mailsTo(subscriber)).toEqual([])
    expect(await mailsTo(email)).toEqual(['account-deleted default', 'form-message de', 'order-confirmation de'])
  })
})
