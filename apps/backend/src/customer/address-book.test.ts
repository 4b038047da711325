import type { FastifyInstance, InjectOptions } from 'fastify'
import { beforeAll, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores, viewOf } from '../store/testing.ts'
import { openCustomerApp } from './testing/customer-app.ts'
import { registerTestCustomer } from './testing/register-test-customer.ts'

const home = {
  firstname: 'Given',
  lastname: 'Family',
  street: ['High St', '1'],
  city: 'Town',
  postcode: 'AB1 2CD',
  country_id: 'GB',
  telephone: '01',
}

withTestDb('address book', (getDb) => {
  let app: FastifyInstance
  let customerCount = 0
  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    app = openCustomerApp({ db: getDb() }).app
  })
  const newCustomer = async () => {
    const email = `book${++customerCount}@example.test`
    const { id, token } = await registerTestCustomer({ db: getDb(), view: viewOf('default') }, { email })
    const person = { id, email, firstname: 'Given', lastname: 'Family', website_id: 1, store_id: 1 }
    return { id, token, person }
  }
  const call = async (options: InjectOptions & { token: string }) => {
    const { token, ...request } = options
    return (await app.inject({ ...request, headers: { authorization: `Bearer ${token}` } })).json()
  }
  const save = (token: string, id: number, customer: object) =>
    call({ method: 'PUT', url: `/api/ext/address-book/${id}`, payload: { customer }, token })
  const remove = (token: string, addressId: number) =>
    call({ method: 'DELETE', url: `/api/ext/address-book/${addressId}`, token })

  it('adds, changes and removes addresses with one default of each kind', async () => {
    const { id, token, person } = await newCustomer()
    const first = await save(token, id, { ...person, addresses: [{ ...home, default_shipping: true }] })
    expect(first).toMatchObject({ code: 200, result: { id, addresses: [{ city: 'Town', default_shipping: true }] } })
    const [kept] = first.result.addresses
    const second = await save(token, id, {
      ...person,
      addresses: [
        { ...kept, default_shipping: false },
        { ...home, city: 'Away', default_shipping: true, default_billing: true },
      ],
    })
    expect(second.result.addresses).toMatchObject([
      { id: kept.id, city: 'Town' },
      { city: 'Away', default_shipping: true, default_billing: true },
    ])
    expect(second.result.addresses[0].default_shipping).toBeUndefined()
    expect(await remove(token, kept.id)).toEqual({ code: 200, result: true })
    expect(await remove(token, kept.id)).toMatchObject({ code: 404, result: "We couldn't find this address." })
  })

  it('refuses to change or remove addresses of another customer', async () => {
    const [mine, other] = [await newCustomer(), await newCustomer()]
    const book = await save(other.token, other.id, { ...other.person, addresses: [home] })
    const [address] = book.result.addresses
    expect(await save(mine.token, other.id, { ...other.person, addresses: [] })).toMatchObject({ code: 403 })
    expect(await save(mine.token, mine.id, { ...mine.person, id: other.id, addresses: [] })).toMatchObject({
      code: 403,
    })
    expect(await save(mine.token, mine.id, { ...mine.person, addresses: [address] })).toMatchObject({ code: 403 })
    expect(await remove(mine.token, address.id)).toMatchObject({ code: 404 })
    expect(await remove('stolen', address.id)).toMatchObject({ code: 401 })
    const rows = await getDb().selectFrom('customer_address').selectAll().where('id', '=', address.id).execute()
    expect(rows).toMatchObject([{ customer_id: other.id, city: 'Town' }])
  })

  it('refuses an incomplete address with a list of errors and saves nothing', async () => {
    const { id, token, person } = await newCustomer()
    await save(token, id, { ...person, addresses: [home] })
    const refused = await save(token, id, { ...person, addresses: [home, { ...home, city: '' }] })
    expect(refused).toMatchObject({ code: 400, result: [{ dataPath: expect.stringContaining('city') }] })
    const rows = await getDb().selectFrom('customer_address').selectAll().where('customer_id', '=', id).execute()
    expect(rows).toHaveLength(1)
  })
})
