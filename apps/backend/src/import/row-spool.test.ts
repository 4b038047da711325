import { execFileSync } from 'node:child_process'
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

it.runIf(process.platform === 'linux')('fails if only a part of the rows can be written', () => {
  const script = `
    import { createRowSpool } from '${join(import.meta.dirname, 'row-spool.ts')}'
    const spool = createRowSpool({ maxCharactersInMemory: 0 })
    await spool.add('x'.repeat(5000))
    await spool.read(0)`
  const limited = ['-c', 'ulimit -f 8 && exec "$@"', 'sh', process.execPath]
  const run = () =>
    execFileSync('sh', [...limited, '--input-type=module', '-e', script], { encoding: 'utf8', stdio: 'pipe' })
  expect(run).toThrow('EFBIG')
})
