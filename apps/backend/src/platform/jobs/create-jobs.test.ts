import { setTimeout as delay } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { type Connection, inTransaction } from '../db/index.ts'
import { withTestDb } from '../db/testing.ts'
import { emit } from '../events/index.ts'
import { silentLog } from '../log.ts'
import { createJobs, defineNightlyMaintenance } from './index.ts'

withTestDb('jobs', (getDb, getConnection) => {
  it('runs jobs immediately, delayed and retried, but not after a rollback', async () => {
    const done: string[] = []
    let failures = 1
    const jobs = createJobs(getConnection(), silentLog)
    jobs.define<{ label: string }>(
      'note',
      async ({ label }) => {
        if (label === 'shaky' && failures-- > 0) throw new Error('not yet')
        done.push(label)
      },
      { pollSeconds: 0.5 },
    )
    defineNightlyMaintenance(jobs, getConnection(), silentLog)
    await inTransaction(getDb(), (tx) => emit(tx, { type: 'stock.changed', ids: [1] }))
    await getDb()
      .updateTable('outbox')
      .set({ processed_at: new Date(0) })
      .execute()

    await jobs.start()
    await jobs.send('note', { label: 'far' }, { after: new Date(Date.now() + 3_600_000) })
    await jobs.send('note', { label: 'soon' }, { after: new Date(Date.now() + 1000) })
    await jobs.send('note', { label: 'shaky' })
    await jobs.send('nightly-care', {})
    const failing = inTransaction(getDb(), async (tx) => {
      await jobs.send('note', { label: 'never' }, { tx })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    await inTransaction(getDb(), (tx) => jobs.send('note', { label: 'with the change' }, { tx }))

    const limit = { timeout: 20_000, interval: 100 }
    await vi.waitFor(() => expect(done.toSorted()).toEqual(['shaky', 'soon', 'with the change']), limit)
    await vi.waitFor(async () => expect(await getDb().selectFrom('outbox').selectAll().execute()).toEqual([]), limit)
    await jobs.stop()
    await expect(getDb().selectFrom('store_view').selectAll().execute()).resolves.toEqual([])
  })

  it('starts a job that the same process sent, without waiting for the next poll', async () => {
    const started: string[] = []
    const jobs = createJobs(getConnection(), silentLog)
    jobs.define<{ label: string }>('prompt', async ({ label }) => void started.push(label), { pollSeconds: 60 })
    await jobs.start()
    await jobs.send('prompt', { label: 'first' })
    await vi.waitFor(() => expect(started).toEqual(['first']), { timeout: 20_000 })
    await inTransaction(getDb(), (tx) => jobs.send('prompt', { label: 'committed' }, { tx }))
    await vi.waitFor(() => expect(started).toEqual(['first', 'committed']), { timeout: 20_000 })
    await jobs.stop()
  })

  it('sends a job in a transaction before the jobs are started', async () => {
    const started: string[] = []
    const createLaterJobs = () => {
      const jobs = createJobs(getConnection(), silentLog)
      jobs.define<{ label: string }>('later', async ({ label }) => void started.push(label), { pollSeconds: 0.5 })
      return jobs
    }
    const before = createLaterJobs()
    await before.start()
    await before.stop()
    const jobs = createLaterJobs()
    await inTransaction(getDb(), (tx) => jobs.send('later', { label: 'early' }, { tx }))
    expect(started).toEqual([])
    await jobs.start()
    await vi.waitFor(() => expect(started).toEqual(['early']), { timeout: 20_000 })
    await jobs.stop()
  })

  it('can be started again after a failure and still runs one job of a queue at a time', async () => {
    const connection = getConnection()
    let failures = 2
    const executeSql: Connection['executeSql'] = async (text, values) => {
      if (text.includes('create_queue') && text.includes('unlucky') && failures-- > 0) throw new Error('no database')
      return connection.executeSql(text, values)
    }
    const jobs = createJobs({ ...connection, executeSql }, silentLog)
    const done: string[] = []
    let running = 0
    let mostRunning = 0
    const handle = async ({ label }: { label: string }) => {
      mostRunning = Math.max(mostRunning, ++running)
      await delay(400)
      running--
      done.push(label)
    }
    jobs.define('steady', handle, { pollSeconds: 0.5 })
    jobs.define('unlucky', async () => {})
    await expect(jobs.start()).rejects.toThrow('no database')
    await expect(jobs.start()).rejects.toThrow('no database')
    await jobs.start()
    const labels = ['a', 'b', 'c', 'd']
    for (const label of labels) await jobs.send('steady', { label })
    await vi.waitFor(() => expect(done.toSorted()).toEqual(labels), { timeout: 20_000 })
    expect(mostRunning).toBe(1)
    await jobs.stop()
  })

  it('runs all waiting jobs without waiting for a poll between them, also after a failed one', async () => {
    const started: string[] = []
    const createBacklogJobs = () => {
      const jobs = createJobs(getConnection(), silentLog)
      const handle = async ({ label }: { label: string }) => {
        started.push(label)
        if (label === 'first') throw new Error('not yet')
      }
      jobs.define<{ label: string }>('backlog', handle, { pollSeconds: 60 })
      return jobs
    }
    const before = createBacklogJobs()
    await before.start()
    const later = new Date(Date.now() + 1500)
    for (const label of ['first', 'second', 'third']) await before.send('backlog', { label }, { after: later })
    await before.stop()
    await new Promise((done) => setTimeout(done, 1500))
    const jobs = createBacklogJobs()
    await jobs.start()
    await vi.waitFor(() => expect(started.slice(0, 3)).toEqual(['first', 'second', 'third']), { timeout: 20_000 })
    await jobs.stop()
  })
})
