import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createBackend } from './app.ts'
import { withTestDb } from './platform/db/testing.ts'
import { silentLog } from './platform/log.ts'
import { stores } from './store/testing.ts'

withTestDb('readiness', (_, getConnection) => {
  it('is not ready before index, events and jobs have caught up', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'mantel-ready-'))
    const options = { connection: getConnection(), stores, dataDir, secretKey: 'a key for tests only' }
    const backend = await createBackend({ ...options, log: silentLog, version: '0' })
    const readiness = async () => {
      const reply = await backend.app.inject('/readyz')
      return [reply.statusCode, reply.json().notReady]
    }
    try {
      expect(await readiness()).toEqual([503, ['index', 'events', 'jobs']])
      await backend.start()
      await vi.waitFor(async () => expect(await readiness()).toEqual([200, []]), 20_000)
    } finally {
      await backend.close()
      await rm(dataDir, { recursive: true })
    }
  })
})
