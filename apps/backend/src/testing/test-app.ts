import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackend } from '../app.ts'
import type { Backend } from '../backend.ts'
import type { BackendOptions } from '../backend-options.ts'
import type { Connection } from '../platform/db/index.ts'
import { silentLog } from '../platform/log.ts'
import { stores } from '../store/testing.ts'

/** Starts the complete back end on a test database and validates every reply against its schema. */
export async function buildTestApp(
  connection: Connection,
  options: Partial<BackendOptions> = {},
): Promise<Backend & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-app-'))
  const backend = await createBackend({
    connection,
    stores,
    dataDir,
    secretKey: 'a key for tests only',
    log: silentLog,
    version: '0.0.0-test',
    verifyResults: true,
    ...options,
  })
  await backend.start()
  return {
    ...backend,
    dataDir,
    async close() {
      await backend.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
