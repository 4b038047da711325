import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccounts, createGroupTokens, findCustomerByToken } from '../customer/index.ts'
import { hashPassword } from '../customer/password.ts'
import { pauseAfterPasswordCheck } from '../customer/testing/password-check-pause.ts'
import { registerTestCustomer } from '../customer/testing/register-test-customer.ts'
import { type OrderShop, openOrderShop } from '../order/testing/order-shop.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { callerOf } from '../platform/limits/index.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { deleteAccount } from './delete-account.ts'

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
    const remove = () => deleteAccount(ctx, { accounts, limits, queueMail: async () => true }, session, password)

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
})
