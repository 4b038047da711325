import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { sqlStateOf, syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { stores } from '../store/testing.ts'

const columns = 'id, website, store_code, email, email_key, firstname, lastname, group_id, created_at, updated_at'
const customer = (id: number, change: Record<string, string> = {}) => {
  const values = {
    id: String(id),
    website: "'mantel'",
    store: "'default'",
    email: `'c${id}@x.test'`,
    key: `'c${id}@x.test'`,
    first: "'A'",
    last: "'B'",
    group: '1',
    created: "'2026-01-01'",
    updated: "'2026-01-01'",
    ...change,
  }
  return `insert into customer (${columns}) values (${Object.values(values)})`
}
const address = (id: number, flags: string) =>
  `insert into customer_address (id, customer_id, firstname, lastname, street, city, postcode, country_id, default_shipping)
   values (${id}, 1, 'A', 'B', '["High St","1"]', 'Town', 'AB1', 'GB', ${flags})`
const digest = 'd'.repeat(43)

withTestDb('customer constraints', (getDb) => {
  const run = (statement: string) => sql.raw(statement).execute(getDb())
  beforeAll(async () => {
    await syncStoreViews(getDb(), stores.views)
    for (const statement of [
      customer(1),
      customer(2, { website: "'trade'", email: "'c1@x.test'", key: "'c1@x.test'" }),
      address(1, 'true'),
      `insert into customer_session (id, customer_id, started_at, ends_at) values (1, 1, '2026-01-01', '2026-02-01')`,
      `insert into access_token values ('${digest}', 1, '2026-01-01')`,
    ])
      await run(statement)
  })

  it.each([
    ['a duplicate e-mail address in a website', customer(9, { key: "'c1@x.test'" })],
    ['a customer in the guest group', customer(9, { group: '0' })],
    ['a customer of an unknown store', customer(9, { store: "'mars'" })],
    ['a space before an e-mail address', customer(9, { email: "' c9@x.test'" })],
    ['an update before the creation', customer(9, { updated: "'2025-01-01'" })],
    ['a password in plain text', `update customer set password_hash = 'secret' where id = 1`],
    ['a second default address', address(2, 'true')],
    ['a street other than a list', `update customer_address set street = '"High St"'`],
    ['an invalid country', `update customer_address set country_id = 'England'`],
    ['a session that ends before it starts', `update customer_session set ends_at = '2025-01-01'`],
    ['a session end without a reason', `update customer_session set ended_at = '2026-01-02'`],
    ['a token in plain text', `insert into access_token values ('a-token', 1, '2026-01-01')`],
    ['a duplicate token', `insert into access_token values ('${digest}', 1, '2026-01-01')`],
  ])('rejects %s', async (_, statement) => {
    const error = await run(statement).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    expect(sqlStateOf(error)).toMatch(/^23/)
  })

  it('deletes a customer with their addresses, sessions and tokens', async () => {
    await run('delete from customer where id = 1')
    for (const table of ['customer_address', 'customer_session', 'access_token'] as const)
      expect(await getDb().selectFrom(table).selectAll().execute()).toEqual([])
  })
})
