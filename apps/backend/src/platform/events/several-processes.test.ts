import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { type Db, inTransaction } from '../db/index.ts'
import { testEngine, withTestDb } from '../db/testing.ts'
import { type Log, silentLog } from '../log.ts'
import { createDispatcher, emit, emitAll, removeProcessedEvents, type ShopEvent } from './index.ts'
import { takeLease } from './outbox.repository.ts'

withTestDb('several processes', (getDb, getConnection) => {
  function openProcess() {
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog, listen: getConnection().listen })
    const seen: number[] = []
    dispatcher.everywhere('stock.changed', ({ ids }) => void seen.push(...ids))
    const handled: number[] = []
    dispatcher.once('order.moved', ({ orderId }) => void handled.push(orderId))
    return { dispatcher, seen, handled }
  }
  const stockOf = (id: number): ShopEvent => ({ type: 'stock.changed', ids: [id] })
  const emitNow = (event: ShopEvent) => inTransaction(getDb(), (tx) => emit(tx, event))
  const startTwo = async () => {
    const processes = [openProcess(), openProcess()] as const
    for (const { dispatcher } of processes) await dispatcher.start()
    return processes
  }
  const stopAll = (all: readonly ReturnType<typeof openProcess>[]) =>
    Promise.all(all.map(({ dispatcher }) => dispatcher.stop()))
  const drainAll = async (all: readonly ReturnType<typeof openProcess>[]) => {
    for (const { dispatcher } of all) await dispatcher.drain()
  }
  /** The embedded database allows one process, so a second one cannot register there. */
  const onServer = it.runIf(testEngine === 'postgres')

  onServer('delivers each event to every process and each side effect to one of them', async () => {
    const processes = await startTwo()
    for (let id = 1; id <= 20; id++) {
      await emitNow(stockOf(id))
      await emitNow({ type: 'order.moved', orderId: id, step: 0, state: 'received' })
    }
    await vi.waitFor(() => {
      for (const { seen } of processes)
        expect(new Set(seen)).toEqual(new Set(Array.from({ length: 20 }, (_, i) => i + 1)))
      expect(processes.flatMap(({ handled }) => handled).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 20 }, (_, i) => i + 1),
      )
    }, 20_000)
    await stopAll(processes)
  })

  onServer('delivers an event whose transaction commits after a later one', async () => {
    const processes = await startTwo()
    const written = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const slow = inTransaction(getDb(), async (tx) => {
      await emit(tx, stockOf(101))
      written.resolve()
      await release.promise
    })
    await written.promise
    await emitNow(stockOf(102))
    await drainAll(processes)
    for (const { seen } of processes) expect(seen).toEqual([102])
    await emitNow(stockOf(103))
    await drainAll(processes)
    release.resolve()
    await slow
    await drainAll(processes)
    for (const { seen } of processes) expect(seen).toEqual([102, 103, 101])
    await stopAll(processes)
  })

  onServer('delivers events without notifications', async () => {
    const polling = createDispatcher({ db: getDb(), log: silentLog })
    const seen: number[] = []
    polling.everywhere('stock.changed', ({ ids }) => void seen.push(...ids))
    await polling.start()
    await sql`insert into outbox (type, payload) values ('stock.changed', '{"ids":[7]}')`.execute(getDb())
    await vi.waitFor(() => expect(seen).toEqual([7]), { timeout: 20_000, interval: 20 })
    await polling.stop()
  })

  onServer('listens again after its connection was terminated', async () => {
    const one = openProcess()
    await one.dispatcher.start()
    const cut = () =>
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`.execute(getDb())
    const listeners = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`.execute(
          getDb(),
        )
      ).rows.length
    await vi.waitFor(async () => expect(await listeners()).toBe(1), 20_000)
    await cut()
    await sql`insert into outbox (type, payload) values ('stock.changed', '{"ids":[8]}')`.execute(getDb())
    await vi.waitFor(() => expect(one.seen).toEqual([8]), { timeout: 20_000, interval: 20 })
    await vi.waitFor(async () => expect(await listeners()).toBe(1), 20_000)
    await one.dispatcher.stop()
  })

  onServer('leaves side effects to the process that holds the lease until it expires', async () => {
    const one = openProcess()
    await one.dispatcher.start()
    expect(await takeLease(getDb(), crypto.randomUUID())).toBe(true)
    await emitNow({ type: 'order.moved', orderId: 500, step: 0, state: 'received' })
    await one.dispatcher.drain()
    expect(one.handled).toEqual([])
    await getDb()
      .updateTable('event_lease')
      .set({ until: new Date(0) })
      .execute()
    await vi.waitFor(() => expect(one.handled).toEqual([500]), { timeout: 20_000 })
    await one.dispatcher.stop()
  })

  it('publishes a delayed event to every process when it is due', async () => {
    const one = openProcess()
    await one.dispatcher.start()
    await inTransaction(getDb(), (tx) => emitAll(tx, [{ event: stockOf(201), delaySeconds: 2 }]))
    await one.dispatcher.drain()
    expect(one.seen).toEqual([])
    await vi.waitFor(() => expect(one.seen).toEqual([201]), { timeout: 20_000 })
    await one.dispatcher.stop()
  })

  it('retries a failed handler in its own process only', async () => {
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    const log: string[] = []
    let failures = 1
    dispatcher.everywhere('category.changed', () => {
      log.push('reindex')
      if (failures-- > 0) throw new Error('broken')
    })
    dispatcher.everywhere('category.changed', () => void log.push('purge'))
    await dispatcher.start()
    await emitNow({ type: 'category.changed', ids: [1] })
    await vi.waitFor(() => expect(log).toEqual(['reindex', 'reindex', 'purge']), { timeout: 20_000 })
    await dispatcher.stop()
  })

  it('counts no attempt of a handler while the database is unavailable', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const wait = () => vi.setSystemTime(Date.now() + 61_000)
    let failures: Error[] = Array.from({ length: 12 }, () => Object.assign(new Error('no'), { code: '57P01' }))
    const reindexed = vi.fn()
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    dispatcher.everywhere('taxrule.changed', () => {
      const failure = failures.pop()
      if (failure) throw failure
      reindexed()
    })
    await dispatcher.start()
    await emitNow({ type: 'taxrule.changed' })
    while (failures.length > 0) {
      await dispatcher.drain()
      wait()
    }
    failures = [new Error('broken')]
    await dispatcher.drain()
    wait()
    await dispatcher.drain()
    expect(reindexed).toHaveBeenCalledOnce()
    await dispatcher.stop()
    vi.useRealTimers()
  })

  it('keeps events until every live process has seen them and rebuilds a removed process', async () => {
    const rebuilt = vi.fn(async () => {})
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    dispatcher.onRebuild(rebuilt)
    await dispatcher.start()
    await insertOldEvent(getDb())
    expect(await removeProcessedEvents(getDb(), 7)).toBe(0)
    expect(await removeSilentProcesses(getDb())).toBe(1)
    await dispatcher.heartbeat()
    expect(rebuilt).toHaveBeenCalledOnce()
    await dispatcher.heartbeat()
    expect(rebuilt).toHaveBeenCalledOnce()
    await dispatcher.stop()
  })

  it('rebuilds its data when the database has been replaced', async () => {
    const rebuilt = vi.fn(async () => {})
    const dispatcher = createDispatcher({ db: getDb(), log: silentLog })
    const seen: number[] = []
    dispatcher.everywhere('stock.changed', ({ ids }) => void seen.push(...ids))
    dispatcher.onRebuild(rebuilt)
    await dispatcher.start()
    await dispatcher.heartbeat()
    expect(rebuilt).not.toHaveBeenCalled()
    // Truncating gives the table a new file, as restoring a backup does.
    await sql`truncate outbox`.execute(getDb())
    await Promise.all([dispatcher.heartbeat(), dispatcher.heartbeat()])
    await dispatcher.heartbeat()
    expect(rebuilt).toHaveBeenCalledOnce()
    await emitNow(stockOf(301))
    await dispatcher.drain()
    expect(seen).toEqual([301])
    await dispatcher.stop()
  })

  it('repeats a failed rebuild at the next heartbeat, and reports neither a position nor being caught up until then', async () => {
    const warnings: string[] = []
    const log: Log = { ...silentLog, warn: (...words: unknown[]) => void warnings.push(String(words.at(-1))) }
    const dispatcher = createDispatcher({ db: getDb(), log })
    let rebuild: () => Promise<void> = async () => {
      throw new Error('connection lost')
    }
    dispatcher.onRebuild(() => rebuild())
    await dispatcher.start()
    await dispatcher.drain()
    const state = async () => ({
      isCaughtUp: dispatcher.isCaughtUp(),
      hasPosition: (await dispatcher.position()) !== null,
    })
    expect(await state()).toEqual({ isCaughtUp: true, hasPosition: true })

    await removeSilentProcesses(getDb())
    await dispatcher.heartbeat()
    await dispatcher.drain()
    expect(await state()).toEqual({ isCaughtUp: false, hasPosition: false })
    expect(warnings).toContain('rebuilding in-memory data failed, retrying')

    const running = Promise.withResolvers<void>()
    const rebuilt = vi.fn(() => running.promise)
    rebuild = rebuilt
    const first = dispatcher.heartbeat()
    const second = dispatcher.heartbeat()
    await dispatcher.drain()
    expect(await state()).toEqual({ isCaughtUp: false, hasPosition: false })
    running.resolve()
    await Promise.all([first, second])
    await dispatcher.drain()
    expect(rebuilt).toHaveBeenCalledOnce()
    expect(await state()).toEqual({ isCaughtUp: true, hasPosition: true })
    await dispatcher.stop()
  })
})

/** Marks every process as silent for a minute, then removes them with the events that only they had not seen. */
async function removeSilentProcesses(db: Db): Promise<number> {
  await db
    .updateTable('shop_process')
    .set({ heartbeat_at: new Date(Date.now() - 61_000) })
    .execute()
  return removeProcessedEvents(db, 7)
}

async function insertOldEvent(db: Db): Promise<void> {
  await sql`insert into outbox (type, payload, processed_at) values ('stock.changed', '{"ids":[9]}', to_timestamp(0))`.execute(
    db,
  )
}
