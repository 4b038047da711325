import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Jobs } from '../platform/jobs/index.ts'
import { silentLog } from '../platform/log.ts'
import { stores } from '../store/testing.ts'
import { openCatalogue } from './open-catalogue.ts'

/** The files after the hourly job has run. */
async function filesAfterJob(isPrepared: boolean): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-catalogue-'))
  let runJob = async () => {}
  const jobs = {
    define(_name: string, handler: () => Promise<void>) {
      runJob = handler
    },
  } as unknown as Jobs
  const catalogue = openCatalogue({
    dataDir,
    jobs,
    groupTokens: { resolveGroup: async () => 0 } as never,
    isPrepared,
    stores,
    log: silentLog,
    now: () => new Date('2026-11-15T12:00:00Z'),
    versionOf: () => '1',
    read: async () => ({ categories: [], products: [], total: 0 }),
    findPicture: async () => null,
  })
  try {
    await runJob()
    return await readdir(join(dataDir, 'catalogue')).catch(() => [])
  } finally {
    await catalogue.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

it('creates the file of each store view that offers one in advance', async () => {
  const offering = stores.views.filter(({ routes }) => routes.includes('cataloguepage'))
  expect(offering.length).toBeGreaterThan(0)
  expect(await filesAfterJob(true)).toHaveLength(offering.length)
})

it('creates no file in advance where that is off', async () => {
  expect(await filesAfterJob(false)).toEqual([])
})
