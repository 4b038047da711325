import type { NewsletterEntry } from '@mantel/plugins/newsletter'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Backend } from '../backend.ts'
import { inTransaction } from '../platform/db/index.ts'
import { withTestDb } from '../platform/db/testing.ts'
import { emit } from '../platform/events/index.ts'
import { silentLog } from '../platform/log.ts'
import { stores } from '../store/testing.ts'
import { buildTestApp } from '../testing/test-app.ts'
import { copyToProvider } from './copy-to-provider.ts'

withTestDb('copies of the newsletter list', (getDb, getConnection) => {
  let shop: Backend
  let isDown = false
  const saved: NewsletterEntry[] = []
  const provider = {
    async save(entry: NewsletterEntry) {
      if (isDown) throw new Error('provider down')
      saved.push(entry)
    },
  }
  beforeAll(async () => {
    shop = await buildTestApp(getConnection(), { newsletterProviders: new Map([['local', provider]]) })
  })
  afterAll(() => shop?.close())

  async function call(method: 'POST' | 'DELETE', email: string) {
    const url = '/api/ext/newsletter/subscribe?storeCode=default'
    await shop.app.inject({ method, url, headers: { host: 'localhost' }, payload: { email } })
    await shop.settle()
  }
  const forget = (email: string) =>
    inTransaction(getDb(), (tx) => emit(tx, { type: 'newsletter.forgotten', storeCode: 'default', email }))
  const statesOf = (email: string) => saved.filter((entry) => entry.email === email).map(({ state }) => state)
  const waitForStates = (email: string, states: string[]) =>
    vi.waitFor(() => expect(statesOf(email)).toEqual(states), { timeout: 20_000, interval: 100 })
  const waitingEvents = async () => {
    const { rows } = await sql<{ type: string }>`select type from outbox where processed_at is null`.execute(getDb())
    return rows.map(({ type }) => type)
  }

  it('sends the newest state after an outage of the provider without blocking events during it', async () => {
    isDown = true
    await call('POST', 'down@example.test')
    expect(await waitingEvents()).toEqual([])
    await call('DELETE', 'down@example.test')
    expect(await waitingEvents()).toEqual([])
    isDown = false
    await sql`update pgboss.job set start_after = now() where name = 'copy-newsletter-address'`.execute(getDb())
    await vi.waitFor(() => expect(statesOf('down@example.test')).toContain('unsubscribed'), { timeout: 30_000 })
    expect(statesOf('down@example.test')).not.toContain('subscribed')
  }, 60_000)

  it('tries again every hour for longer than a day', async () => {
    const { rows } = await sql<{ retry_limit: number; retry_delay_max: number }>`
      select retry_limit, retry_delay_max from pgboss.queue where name = 'copy-newsletter-address'`.execute(getDb())
    const [{ retry_limit, retry_delay_max } = { retry_limit: 0, retry_delay_max: 0 }] = rows
    expect(retry_delay_max).toBe(3600)
    // The delay doubles from a second on until it has its maximum.
    expect((retry_limit - Math.log2(retry_delay_max) - 1) * retry_delay_max).toBeGreaterThan(2 * 86_400)
  })

  it('unsubscribes an erased address, unless it is subscribed again', async () => {
    await forget('gone@example.test')
    await call('POST', 'back@example.test')
    await waitForStates('back@example.test', ['subscribed'])
    await forget('back@example.test')
    await shop.settle()
    await waitForStates('gone@example.test', ['unsubscribed'])
    await waitForStates('back@example.test', ['subscribed', 'subscribed'])
  })

  it('sends the newest state last when the state changes during a call to the provider', async () => {
    const email = 'during@example.test'
    await call('POST', email)
    await waitForStates(email, ['subscribed'])
    const { id } = await getDb()
      .selectFrom('newsletter_subscriber')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const states: string[] = []
    const slow = {
      async save({ state }: NewsletterEntry) {
        if (states.length === 0) await call('DELETE', email)
        if (states.length === 1) await getDb().deleteFrom('newsletter_subscriber').where('id', '=', id).execute()
        states.push(state)
      },
    }
    const context = { db: getDb(), stores, providers: new Map([['local', slow]]), log: silentLog }
    await copyToProvider(context, { subscriberId: id })
    expect(states).toEqual(['subscribed', 'unsubscribed'])
  })
})
