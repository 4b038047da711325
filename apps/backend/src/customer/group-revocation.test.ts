import { beforeAll, expect, it } from 'vitest'
import { syncStoreViews } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { createDispatcher } from '../platform/events/index.ts'
import { silentLog } from '../platform/log.ts'
import { stores, viewOf } from '../store/testing.ts'
import { deleteExpiredSessions } from './expiry.repository.ts'
import { findCustomerByToken } from './find-customer-by-token.ts'
import { raiseTokenVersion } from './group-revocation.repository.ts'
import { createGroupTokens } from './group-token.ts'
import { revokeGroupTokens } from './revoke-group-tokens.ts'
import { openCustomerApp } from './testing/customer-app.ts'
import { registerTestCustomer } from './testing/register-test-customer.ts'

const trade = viewOf('trade')

withTestDb('revoked group tokens', (getDb, getConnection) => {
  beforeAll(() => syncStoreViews(getDb(), stores.views))
  const claims = (customerId: number) => ({
    groupId: 11,
    customerId,
    user: 'b@example.test',
    website: 'trade',
    version: 0,
  })
  /** Group tokens as another process on the same database handles them. */
  const openProcess = () => createGroupTokens({ secretKey: 'for tests', stores })

  it('revokes group tokens in every process by an event, also in one that starts later', async () => {
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog, listen: getConnection().listen })
    const [follows, startsLater] = [openProcess(), openProcess()]
    follows.subscribe(dispatcher, getDb())
    await dispatcher.start()
    try {
      const token = await follows.sign(claims(5001))
      expect(await follows.resolveGroup(trade, token)).toBe(11)
      await revokeGroupTokens(getDb(), 5001, new Date())
      await dispatcher.drain()
      expect(await follows.resolveGroup(trade, token)).toBeNull()
      await startsLater.loadRevocations(getDb())
      expect(await startsLater.resolveGroup(trade, token)).toBeNull()
    } finally {
      await dispatcher.stop()
    }
  })

  it('hides the prices of a former group when the merchant chooses another one', async () => {
    const shop = openCustomerApp({ db: getDb() })
    const email = 'moves@example.test'
    const buyer = await registerTestCustomer({ db: getDb(), view: trade }, { email, groupId: 11 })
    const { groupToken } = (await shop.me(buyer.token, 'trade')).result
    const groups = stores.websites.find(({ code }) => code === 'trade')!.customerGroups.filter(({ id }) => id !== 0)
    const codeOf = (id: number) => groups.find((group) => group.id === id)!.code
    const another = groups.find(({ id }) => id !== 11)!
    await shop.customers.approve(trade, { email, group: codeOf(11) })
    expect(await shop.groupTokens.resolveGroup(trade, groupToken)).toBe(11)
    await shop.customers.approve(trade, { email, group: another.code })
    expect(await shop.groupTokens.resolveGroup(trade, groupToken)).toBeNull()
    const renewed = (await shop.me(buyer.token, 'trade')).result.groupToken
    expect(await shop.groupTokens.resolveGroup(trade, renewed)).toBe(another.id)
    await shop.app.close()
  })

  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

  it('revokes the tokens of a customer again, days later, in a process that still has the first revocation in memory', async () => {
    const shop = openCustomerApp({ db: getDb() })
    const buyer = await registerTestCustomer({ db: getDb(), view: trade }, { email: 'twice@example.test', groupId: 11 })
    let now = hoursAgo(72)
    const remembers = createGroupTokens({ secretKey: 'for tests', stores, now: () => now })
    remembers.revoke(await revokeGroupTokens(getDb(), buyer.id, now))
    now = new Date()
    await deleteExpiredSessions(getDb(), now)
    // Issued by a process that has never heard of the first revocation.
    const { groupToken } = (await shop.me(buyer.token, 'trade')).result
    expect(await remembers.resolveGroup(trade, groupToken)).toBe(11)
    remembers.revoke(await revokeGroupTokens(getDb(), buyer.id, now))
    expect(await remembers.resolveGroup(trade, groupToken)).toBeNull()
    await shop.app.close()
  })

  it('refuses a token issued after a revocation if the customer was read before the revocation', async () => {
    const buyer = await registerTestCustomer({ db: getDb(), view: trade }, { email: 'reads@example.test', groupId: 11 })
    const ctx = { db: getDb(), view: trade, now: () => new Date() }
    const session = await findCustomerByToken(ctx, buyer.token)
    if (!session.ok) throw new Error(session.code)
    const tokens = openProcess()
    tokens.revoke(await revokeGroupTokens(getDb(), buyer.id, new Date()))
    const token = await tokens.sign({ ...claims(buyer.id), version: session.groupTokenVersion })
    expect(await tokens.resolveGroup(trade, token)).toBeNull()
  })

  it('keeps the token version of a customer, and that of a deleted customer while a token may be valid', async () => {
    const buyer = await registerTestCustomer({ db: getDb(), view: trade }, { email: 'stays@example.test' })
    await raiseTokenVersion(getDb(), buyer.id, hoursAgo(9000))
    await raiseTokenVersion(getDb(), 5002, hoursAgo(30))
    await raiseTokenVersion(getDb(), 5003, hoursAgo(49))
    await deleteExpiredSessions(getDb(), new Date())
    const left = await getDb().selectFrom('group_revocation').select('customer_id').execute()
    expect(left.map(({ customer_id }) => Number(customer_id))).toContain(5002)
    expect(left.map(({ customer_id }) => Number(customer_id))).not.toContain(5003)
    for (const id of [5002, buyer.id]) expect(await raiseTokenVersion(getDb(), id, new Date())).toBe(2)
  })
})
