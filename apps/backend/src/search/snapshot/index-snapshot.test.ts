import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Dispatcher } from '../../platform/events/index.ts'
import { silentLog } from '../../platform/log.ts'
import { stores } from '../../store/testing.ts'
import type { CatalogIndex } from '../catalog-index.ts'
import { createIndexSnapshot } from './index-snapshot.ts'

it('removes the files of writes that were killed more than an hour ago', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mantel-snapshot-'))
  try {
    const folder = join(dataDir, 'index')
    await mkdir(folder)
    for (const name of ['search-index.killed', 'search-index.written-now', 'other'])
      await writeFile(join(folder, name), '')
    const before = new Date(Date.now() - 2 * 3_600_000)
    for (const name of ['search-index.killed', 'other']) await utimes(join(folder, name), before, before)
    const unused = { catalog: {} as CatalogIndex, dispatcher: {} as Dispatcher }
    await createIndexSnapshot({ isOn: true, dataDir, stores, ...unused, log: silentLog }).load()
    expect(await readdir(folder)).toEqual(['other', 'search-index.written-now'])
  } finally {
    await rm(dataDir, { recursive: true })
  }
})
