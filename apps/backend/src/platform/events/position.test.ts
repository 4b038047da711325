import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { inTransaction } from '../db/index.ts'
import { withTestDb } from '../db/testing.ts'
import { silentLog } from '../log.ts'
import { createDispatcher, emit, emitAll, type OutboxPosition } from './index.ts'

withTestDb('outbox positions', (getDb) => {
  function open() {
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    const seen: number[] = []
    let failures = 0
    dispatcher.everywhere('stock.changed', ({ ids }) => {
      if (failures-- > 0) throw new Error('broken')
      seen.push(...ids)
    })
    const failNext = (times: number) => {
      failures = times
    }
    return { dispatcher, seen, failNext }
  }
  const emitNow = (id: number) => inTransaction(getDb(), (tx) => emit(tx, { type: 'stock.changed', ids: [id] }))

  async function positionNow(): Promise<OutboxPosition> {
    const { dispatcher } = open()
    await dispatcher.start()
    await dispatcher.drain()
    const position = await dispatcher.position()
    await dispatcher.stop()
    return position!
  }

  it('handles all events since a saved position before the start is complete', async () => {
    await emitNow(1)
    const from = await positionNow()
    await emitNow(2)
    await inTransaction(getDb(), (tx) =>
      emitAll(tx, [{ event: { type: 'stock.changed', ids: [3] }, delaySeconds: 600 }]),
    )
    const next = open()
    expect(await next.dispatcher.canFollowFrom(from)).toBe(true)
    await next.dispatcher.start({ covered: ['stock.changed'], from })
    expect(next.seen).toEqual([2, 3])
    expect(next.dispatcher.isCaughtUp()).toBe(true)
    await next.dispatcher.stop()
  })

  it('skips delayed events emitted before a start without a saved position', async () => {
    await inTransaction(getDb(), (tx) =>
      emitAll(tx, [{ event: { type: 'stock.changed', ids: [4] }, delaySeconds: 600 }]),
    )
    const next = open()
    await next.dispatcher.start({ covered: ['stock.changed'] })
    await next.dispatcher.drain()
    expect(next.seen).toEqual([])
    await next.dispatcher.stop()
  })

  it('returns no position while a failed event waits for its retry', async () => {
    const { dispatcher, failNext, seen } = open()
    await dispatcher.start()
    failNext(1)
    await emitNow(5)
    await dispatcher.drain()
    expect(seen).toEqual([])
    expect(await dispatcher.position()).toBeNull()
    await dispatcher.stop()
  })

  it('does not report that it has caught up when an event since the position fails', async () => {
    const from = await positionNow()
    await emitNow(6)
    const next = open()
    next.failNext(1)
    await next.dispatcher.start({ from })
    expect(next.dispatcher.isCaughtUp()).toBe(false)
    await next.dispatcher.stop()
  })

  it('names the timeline of the database in the position', async () => {
    const { rows } = await sql<{ timeline: number }>`
      select timeline_id as timeline from pg_control_checkpoint()`.execute(getDb())
    const { database } = await positionNow()
    expect(database.split('/')[1]).toBe(String(rows[0]?.timeline))
  })

  it('refuses a position of another database, an old one, and one that this database has not reached', async () => {
    const position = await positionNow()
    const { canFollowFrom } = open().dispatcher
    expect(await canFollowFrom(position)).toBe(true)
    expect(await canFollowFrom({ ...position, database: `1${position.database}` })).toBe(false)
    expect(await canFollowFrom({ ...position, reachedAt: '2020-01-01 00:00:00+00' })).toBe(false)
    expect(await canFollowFrom({ ...position, reachedAt: '2999-01-01 00:00:00+00' })).toBe(false)
    const [cluster, timeline, ...table] = position.database.split('/')
    const nextTimeline = [cluster, Number(timeline) + 1, ...table].join('/')
    expect(await canFollowFrom({ ...position, database: nextTimeline })).toBe(false)
    const [, xmax] = position.seen.split(':')
    expect(await canFollowFrom({ ...position, seen: `${xmax}:${Number(xmax) + 100_000}:` })).toBe(false)
  })
})
