import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { inTransaction } from '../db/index.ts'
import { withTestDb } from '../db/testing.ts'
import { silentLog } from '../log.ts'
import { createDispatcher, emit, emitDebounced, removeProcessedEvents } from './index.ts'

withTestDb('events', (getDb) => {
  const setup = () => createDispatcher({ db: getDb(), log: silentLog })
  const makeWaitingDue = () =>
    getDb()
      .updateTable('outbox')
      .set({ available_at: new Date(0) })
      .where('processed_at', 'is', null)
      .execute()

  it('delivers an event right after its commit and never after a rollback', async () => {
    const seen: number[][] = []
    const dispatcher = setup()
    dispatcher.once('stock.changed', ({ ids }) => void seen.push(ids))
    await dispatcher.start()
    const failed = inTransaction(getDb(), async (tx) => {
      await emit(tx, { type: 'stock.changed', ids: [1] })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await inTransaction(getDb(), (tx) => emit(tx, { type: 'stock.changed', ids: [2] }))
    await vi.waitFor(() => expect(seen).toEqual([[2]]), 20_000)
    await dispatcher.stop()
  })

  it('delivers events from before a crash at the next start', async () => {
    await inTransaction(getDb(), (tx) => emit(tx, { type: 'taxrule.changed' }))
    const seen = vi.fn()
    const next = setup()
    next.once('taxrule.changed', seen)
    await next.drain()
    expect(seen).toHaveBeenCalledExactlyOnceWith({ type: 'taxrule.changed' })
    await next.drain()
    expect(seen).toHaveBeenCalledOnce()
  })

  it('merges thousands of changes into a few calls with unique ids', async () => {
    await inTransaction(getDb(), async (tx) => {
      for (let start = 0; start < 4000; start += 50) {
        const ids = Array.from({ length: 60 }, (_, index) => start + index)
        await emit(tx, { type: 'price.changed', ids, storeCode: 'de' })
      }
    })
    const calls: number[][] = []
    const dispatcher = setup()
    dispatcher.once('price.changed', ({ ids }) => void calls.push(ids))
    await dispatcher.drain()
    expect(calls.length).toBeLessThanOrEqual(6)
    expect(new Set(calls.flat()).size).toBe(4010)
    expect(calls.every((ids) => new Set(ids).size === ids.length)).toBe(true)
  })

  it('retries a failing handler without blocking other events or, after 3 attempts, later handlers', async () => {
    const dispatcher = setup()
    const log: string[] = []
    let broken = 4
    dispatcher.once('category.changed', () => {
      log.push('reindex')
      if (broken-- > 0) throw new Error('broken')
    })
    dispatcher.once('category.changed', () => void log.push('purge'))
    dispatcher.once('attribute.changed', () => void log.push('other'))
    await inTransaction(getDb(), async (tx) => {
      await emit(tx, { type: 'category.changed', ids: [1] })
      await emit(tx, { type: 'attribute.changed', ids: [1] })
    })
    await dispatcher.drain()
    expect(log).toEqual(['reindex', 'other'])
    for (let retry = 0; retry < 4; retry++) {
      await makeWaitingDue()
      await dispatcher.drain()
    }
    expect(log.slice(2)).toEqual(['reindex', 'reindex', 'purge', 'reindex', 'purge', 'reindex', 'purge'])
    const waiting = await getDb().selectFrom('outbox').selectAll().where('processed_at', 'is', null).execute()
    expect(waiting).toEqual([])
  })

  it.each([
    ['a full disk', '53100'],
    ['too many connections', '53300'],
  ])('keeps an event, with all its attempts, while handlers fail because of %s', async (_, code) => {
    let failures: Error[] = Array.from({ length: 12 }, () => Object.assign(new Error('no'), { code }))
    const sent = vi.fn()
    const dispatcher = setup()
    dispatcher.once('customer.email_proven', ({ customerId }) => {
      const failure = failures.pop()
      if (failure) throw failure
      sent(customerId)
    })
    await inTransaction(getDb(), (tx) => emit(tx, { type: 'customer.email_proven', customerId: 1 }))
    for (let outage = 0; outage < 12; outage++) {
      await dispatcher.drain()
      await makeWaitingDue()
    }
    failures = [new Error('broken')]
    await dispatcher.drain()
    await makeWaitingDue()
    await dispatcher.drain()
    expect(sent).toHaveBeenCalledExactlyOnceWith(1)
  })

  it('does not count attempts for events that it had not reached when processing failed', async () => {
    await sql`create function refuse_result() returns trigger language plpgsql as
      $$ begin raise exception 'too many connections' using errcode = '53300'; end $$`.execute(getDb())
    await sql`create trigger refuse_result before update on outbox for each row
      when (new.processed_at is not null) execute function refuse_result()`.execute(getDb())
    const dispatcher = setup()
    const sent: number[] = []
    dispatcher.once('customer.email_proven', ({ customerId }) => void sent.push(customerId))
    await inTransaction(getDb(), async (tx) => {
      for (const customerId of [1, 2]) await emit(tx, { type: 'customer.email_proven', customerId })
    })
    for (let round = 0; round < 10; round++) await expect(dispatcher.drain()).rejects.toThrow('too many connections')
    expect(new Set(sent)).toEqual(new Set([1]))
    await sql`drop trigger refuse_result on outbox`.execute(getDb())

    const next = setup()
    let failures = 1
    next.once('customer.email_proven', ({ customerId }) => {
      if (customerId === 2 && failures-- > 0) throw new Error('broken')
      sent.push(customerId)
    })
    await next.drain()
    await makeWaitingDue()
    await next.drain()
    expect(sent.at(-1)).toBe(2)
  })

  it('delivers a debounced event after the quiet time, also one emitted during handling', async () => {
    const event = { type: 'catalog.imported', storeCode: 'de', catalogType: 'product' } as const
    const emitImported = (quiet: number) => inTransaction(getDb(), (tx) => emitDebounced(tx, event, quiet))
    const dispatcher = setup()
    let calls = 0
    dispatcher.once('catalog.imported', async () => {
      calls++
      if (calls === 1) await emitImported(0)
    })
    await emitImported(60)
    await emitImported(60)
    await dispatcher.drain()
    expect(calls).toBe(0)
    await emitImported(0)
    await dispatcher.drain()
    expect(calls).toBe(2)
  })

  it('stops after the current event and delivers the backlog at the next start', async () => {
    const backlog = Array.from({ length: 1200 }, (_, index) => index + 1)
    await inTransaction(getDb(), async (tx) => {
      for (const orderId of backlog) await emit(tx, { type: 'order.moved', orderId, step: 0, state: 'received' })
    })
    const delivered: number[] = []
    const started = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const first = setup()
    first.once('order.moved', async ({ orderId }) => {
      delivered.push(orderId)
      started.resolve()
      await release.promise
    })
    await first.start()
    await started.promise
    const stopped = first.stop()
    release.resolve()
    await stopped
    expect(delivered).toEqual([1])
    const waiting = getDb().selectFrom('outbox').select('attempts').where('processed_at', 'is', null)
    expect(new Set((await waiting.execute()).map(({ attempts }) => attempts))).toEqual(new Set([0]))

    const next = setup()
    next.once('order.moved', ({ orderId }) => void delivered.push(orderId))
    await next.drain()
    expect(delivered).toEqual(backlog)
  })

  it('removes old processed events but no waiting ones', async () => {
    await inTransaction(getDb(), (tx) => emit(tx, { type: 'stock.changed', ids: [9] }))
    await getDb()
      .updateTable('outbox')
      .set({ processed_at: new Date(0) })
      .where('processed_at', 'is not', null)
      .execute()
    expect(await removeProcessedEvents(getDb(), 7)).toBeGreaterThan(0)
    const left = await getDb().selectFrom('outbox').select('payload').execute()
    expect(left).toEqual([{ payload: { ids: [9] } }])
  })
})
