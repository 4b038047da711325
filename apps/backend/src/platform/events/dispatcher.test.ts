import { expect, test, vi } from 'vitest'
import { inTransaction } from '../db/index.ts'
import { withTestDb } from '../db/testing.ts'
import { silentLog } from '../log.ts'
import { createDispatcher, emit, emitWhenQuiet, removeProcessedEvents } from './index.ts'

withTestDb('events', (getDb) => {
  const setup = () => createDispatcher({ db: getDb(), log: silentLog })

  test('an event of a rolled back transaction is never handed out, one of a committed is, right after the commit', async () => {
    const seen: number[][] = []
    const dispatcher = setup()
    dispatcher.on('stock.changed', ({ ids }) => void seen.push(ids))
    dispatcher.start()
    const failed = inTransaction(getDb(), async (tx) => {
      await emit(tx, { type: 'stock.changed', ids: [1] })
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await inTransaction(getDb(), (tx) => emit(tx, { type: 'stock.changed', ids: [2] }))
    await vi.waitFor(() => expect(seen).toEqual([[2]]))
    await dispatcher.stop()
  })

  test('what was committed before a crash is handed out at the next start', async () => {
    await inTransaction(getDb(), (tx) => emit(tx, { type: 'taxrule.changed' }))
    const seen = vi.fn()
    const next = setup()
    next.on('taxrule.changed', seen)
    await next.drain()
    expect(seen).toHaveBeenCalledExactlyOnceWith({ type: 'taxrule.changed' })
    await next.drain()
    expect(seen).toHaveBeenCalledOnce()
  })

  test('thousands of changes reach the handler in a few calls, each id once', async () => {
    await inTransaction(getDb(), async (tx) => {
      for (let start = 0; start < 4000; start += 50) {
        const ids = Array.from({ length: 60 }, (_, index) => start + index)
        await emit(tx, { type: 'price.changed', ids, storeCode: 'de' })
      }
    })
    const calls: number[][] = []
    const dispatcher = setup()
    dispatcher.on('price.changed', ({ ids }) => void calls.push(ids))
    await dispatcher.drain()
    expect(calls.length).toBeLessThanOrEqual(6)
    expect(new Set(calls.flat()).size).toBe(4010)
    expect(calls.every((ids) => new Set(ids).size === ids.length)).toBe(true)
  })

  test('a failing handler is tried again and holds back neither other events nor, for ever, the handlers after it', async () => {
    const dispatcher = setup()
    const log: string[] = []
    let broken = 4
    dispatcher.on('category.changed', () => {
      log.push('reindex')
      if (broken-- > 0) throw new Error('broken')
    })
    dispatcher.on('category.changed', () => void log.push('purge'))
    dispatcher.on('attribute.changed', () => void log.push('other'))
    await inTransaction(getDb(), async (tx) => {
      await emit(tx, { type: 'category.changed', ids: [1] })
      await emit(tx, { type: 'attribute.changed', ids: [1] })
    })
    await dispatcher.drain()
    expect(log).toEqual(['reindex', 'other'])
    for (let retry = 0; retry < 4; retry++) {
      await getDb()
        .updateTable('outbox')
        .set({ available_at: new Date(0) })
        .where('processed_at', 'is', null)
        .execute()
      await dispatcher.drain()
    }
    expect(log.slice(2)).toEqual(['reindex', 'reindex', 'purge', 'reindex', 'purge', 'reindex', 'purge'])
    const waiting = await getDb().selectFrom('outbox').selectAll().where('processed_at', 'is', null).execute()
    expect(waiting).toEqual([])
  })

  test('an event said with every batch waits for the quiet after the last one, and is not lost while it is handled', async () => {
    const event = { type: 'catalog.imported', storeCode: 'de', catalogType: 'product' } as const
    const say = (quiet: number) => inTransaction(getDb(), (tx) => emitWhenQuiet(tx, event, quiet))
    const dispatcher = setup()
    let calls = 0
    dispatcher.on('catalog.imported', async () => {
      calls++
      if (calls === 1) await say(0)
    })
    await say(60)
    await say(60)
    await dispatcher.drain()
    expect(calls).toBe(0)
    await say(0)
    await dispatcher.drain()
    expect(calls).toBe(2)
  })

  test('a shop with a long backlog stops after the event under way, and tells the others after the next start', async () => {
    const backlog = Array.from({ length: 1200 }, (_, index) => index + 1)
    await inTransaction(getDb(), async (tx) => {
      for (const orderId of backlog) await emit(tx, { type: 'order.moved', orderId, step: 0, state: 'received' })
    })
    const told: number[] = []
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const first = setup()
    first.on('order.moved', async ({ orderId }) => {
      told.push(orderId)
      begun.resolve()
      await goOn.promise
    })
    first.start()
    await begun.promise
    const stopped = first.stop()
    goOn.resolve()
    await stopped
    expect(told).toEqual([1])
    const waiting = getDb().selectFrom('outbox').select('attempts').where('processed_at', 'is', null)
    expect(new Set((await waiting.execute()).map(({ attempts }) => attempts))).toEqual(new Set([0]))

    const next = setup()
    next.on('order.moved', ({ orderId }) => void told.push(orderId))
    await next.drain()
    expect(told).toEqual(backlog)
  })

  test('processed events are forgotten after their days, waiting ones never', async () => {
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
