import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRowSpool } from './row-spool.ts'

it.skipIf(process.platform === 'win32')('leaves no file in the folder while rows are read from it', async () => {
  const temporaryFolder = await mkdtemp(join(tmpdir(), 'mantel-spool-'))
  try {
    const spool = createRowSpool({ maxCharactersInMemory: 5, temporaryFolder })
    const numbers = [await spool.add('short'), await spool.add('beyond the limit'), await spool.add('täglich')]
    const texts = async () => {
      const found: string[] = []
      for (const number of numbers) found.push(await spool.read(number))
      return found
    }
    expect(await texts()).toEqual(['short', 'beyond the limit', 'täglich'])
    expect(await readdir(temporaryFolder)).toEqual([])
    expect(await texts()).toEqual(['short', 'beyond the limit', 'täglich'])
    await spool.close()
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
})
