import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { createBackend } from './app.ts'
import type { Backend } from './backend.ts'
import type { Connection } from './platform/db/index.ts'
import { withTestDb } from './platform/db/testing.ts'
import { silentLog } from './platform/log.ts'
import { stores } from './store/testing.ts'

withTestDb('readiness', (_, getConnection) => {
  let dataDir: string
  let backend: Backend
  async function open(connection = getConnection()): Promise<void> {
    dataDir = await mkdtemp(join(tmpdir(), 'mantel-ready-'))
    const options = { connection, stores, dataDir, secretKey: 'a key for tests only' }
    backend = await createBackend({ ...options, log: silentLog, version: '0' })
  }
  afterEach(async () => {
    await backend.close()
    await rm(dataDir, { recursive: true })
  })
  async function readiness() {
    const reply = await backend.app.inject('/readyz')
    return [reply.statusCode, reply.json().notReady]
  }

  it('is not ready before index, events and jobs have caught up', async () => {
    await open()
    // On a busy machine the process for pictures may still be starting, too.
    expect(await readiness()).toEqual([503, expect.arrayContaining(['index', 'events', 'jobs'])])
    await backend.start()
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, []]), 20_000)
  })

  it('starts the jobs after the database failed while they were started', async () => {
    const connection = getConnection()
    let failures = 1
    const executeSql: Connection['executeSql'] = async (text, values) => {
      if (text.includes('pgboss') && failures-- > 0) throw new Error('Connection terminated unexpectedly')
      return connection.executeSql(text, values)
    }
    await open({ ...connection, executeSql })
    await backend.start()
    await vi.waitFor(async () => expect(await readiness()).toEqual([200, []]), 20_000)
  })
})
