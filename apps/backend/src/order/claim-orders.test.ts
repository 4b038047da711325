import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createLinkTokens } from '../customer/link-token.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { type OrderShop, openOrderShop, orderBody } from './testing/order-shop.ts'

const secretKey = 'a key for tests of claimed orders'
const password = 'a long password for tests'

withTestDb('guest orders of a new customer', (getDb, getConnection) => {
  let shop: OrderShop
  beforeAll(async () => {
    shop = await openOrderShop(getConnection(), { secretKey })
  })
  afterAll(() => shop?.close())
  beforeEach(() => shop.setStock('CLOCK', 10))

  /** A different address for each test, because the tests do not delete their orders. */
  const newEmail = () => `guest-${randomUUID()}@example.test`
  async function placeAsGuest(email: string): Promise<string> {
    const body = orderBody([{ sku: 'CLOCK', qty: 1 }], { order_id: randomUUID() })
    const { shippingAddress, billingAddress } = body.addressInformation
    Object.assign(body.addressInformation, {
      shippingAddress: { ...shippingAddress, email },
      billingAddress: { ...billingAddress, email },
    })
    const [code, result] = await shop.place(body)
    expect(code).toBe(200)
    return result.orderNumber
  }
  async function register(email: string) {
    const customer = { email, firstname: 'Ann', lastname: 'Lee' }
    expect((await shop.call('POST', '/api/user/create', { body: { customer, password } }))[0]).toBe(200)
    const [, token] = await shop.call('POST', '/api/user/login', { body: { username: email, password } })
    return token as string
  }
  const ordersOf = async (token: string) => {
    const [code, history] = await shop.call('GET', `/api/user/order-history?token=${token}`)
    expect(code).toBe(200)
    return history.items.map(({ increment_id }: { increment_id: string }) => increment_id)
  }
  /** The link of the mail that was sent to the address. */
  async function linkOf(table: 'email_proof' | 'password_reset', email: string): Promise<string> {
    const tokens = createLinkTokens(secretKey)
    const { id } = await getDb()
      .selectFrom(table)
      .innerJoin('customer', 'customer.id', `${table}.customer_id`)
      .select(`${table}.id`)
      .where('customer.email_key', '=', email.toLowerCase())
      .executeTakeFirstOrThrow()
    return table === 'email_proof' ? tokens.emailProof(id) : tokens.passwordReset(id)
  }
  const confirm = async (token: string) => {
    const reply = await shop.call('POST', '/api/user/confirm-email', { body: { token } })
    await shop.settle()
    return reply
  }

  it('claims nothing for an unproven address, and the earlier orders once it is proven', async () => {
    const email = newEmail()
    const numbers = [await placeAsGuest(email), await placeAsGuest(email.toUpperCase())]
    const others = await placeAsGuest(newEmail())
    const token = await register(email)
    await shop.settle()
    expect(await ordersOf(token)).toEqual([])
    expect((await confirm('a'.repeat(43)))[0]).toBe(400)
    expect(await ordersOf(token)).toEqual([])
    expect((await confirm(await linkOf('email_proof', email)))[0]).toBe(200)
    expect(await ordersOf(token)).toEqual(numbers.toReversed())
    expect(await ordersOf(token)).not.toContain(others)
  })

  it('claims orders after a password reset by mail too', async () => {
    const email = newEmail()
    const number = await placeAsGuest(email)
    await register(email)
    expect((await shop.call('POST', '/api/user/reset-password', { body: { email } }))[0]).toBe(200)
    const resetToken = await linkOf('password_reset', email)
    const newPassword = 'another long password'
    const body = { email, resetToken, newPassword }
    expect((await shop.call('POST', '/api/user/create-password', { body }))[0]).toBe(200)
    await shop.settle()
    const login = { username: email, password: newPassword }
    const [, token] = await shop.call('POST', '/api/user/login', { body: login })
    expect(await ordersOf(token)).toEqual([number])
  })

  it('leaves orders of another website and of a deleted account alone', async () => {
    const email = newEmail()
    const deleted = await placeAsGuest(email)
    // An order that was placed with an account keeps the customer's id in its snapshot.
    await getDb().updateTable('shop_order').set({ website: 'trade' }).where('number', '=', deleted).execute()
    const token = await register(email)
    await confirm(await linkOf('email_proof', email))
    expect(await ordersOf(token)).toEqual([])

    const body = { ...orderBody([{ sku: 'CLOCK', qty: 1 }]), order_id: randomUUID() }
    const [, placed] = await shop.place(body, { token })
    await getDb()
      .updateTable('shop_order')
      .set({ customer_id: null })
      .where('number', '=', placed.orderNumber)
      .execute()
    await getDb().updateTable('shop_order').set({ email_key: email }).where('number', '=', placed.orderNumber).execute()
    await shop.call('POST', '/api/user/reset-password', { body: { email } })
    const resetToken = await linkOf('password_reset', email)
    await shop.call('POST', '/api/user/create-password', {
      body: { email, resetToken, newPassword: 'one more password' },
    })
    await shop.settle()
    const login = { username: email, password: 'one more password' }
    const [, again] = await shop.call('POST', '/api/user/login', { body: login })
    expect(await ordersOf(again)).toEqual([])
  })
})
