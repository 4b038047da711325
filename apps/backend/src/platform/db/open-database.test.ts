import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import { DatabaseError, openDatabase } from './index.ts'
import { lockDataDir } from './lock-data-dir.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-db-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function troubleOf(opening: Promise<unknown>): Promise<DatabaseError> {
  const error = await opening.catch((reason: unknown) => reason)
  if (!(error instanceof DatabaseError)) throw new Error('no DatabaseError')
  return error
}

test.each([
  ['nonsense', 'bad_url'],
  ['mysql://localhost/shop', 'bad_url'],
  ['postgres://someone:geheim@127.0.0.1:1/shop', 'unreachable'],
])('%s is refused in one line that holds no secret', async (databaseUrl, trouble) => {
  const error = await troubleOf(openDatabase({ dataDir: folder, databaseUrl, log: silentLog }))
  expect(error.trouble).toBe(trouble)
  expect(error.message).not.toMatch(/\n|geheim/)
})

test('a folder that cannot be made, or holds something else, is refused with what to do', async () => {
  await writeFile(join(folder, 'file'), '')
  const inFile = await troubleOf(openDatabase({ dataDir: join(folder, 'file', 'data'), log: silentLog }))
  expect([inFile.trouble, inFile.message]).toEqual(['unusable', expect.stringContaining('DATA_DIR')])
})

test('a folder belongs to one process, until that one has ended', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const unlock = await lockDataDir(folder)
  const mine = await readFile(join(folder, 'db.pid'), 'utf8')
  expect((await troubleOf(lockDataDir(folder))).trouble).toBe('locked')
  await unlock()

  const stat = await readFile(`/proc/${other.pid}/stat`, 'utf8').catch(() => '')
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  await writeFile(join(folder, 'db.pid'), `${other.pid} ${started}`)
  expect((await troubleOf(lockDataDir(folder))).message).toContain(String(other.pid))
  const ended = new Promise((resolve) => other.on('exit', resolve))
  other.kill('SIGKILL')
  await ended
  await (await lockDataDir(folder))()

  // The number of a process is used again after a while: only its start time tells that it is another one.
  if (started) {
    await writeFile(join(folder, 'db.pid'), mine.replace(/ .*/, ' 1'))
    await (await lockDataDir(folder))()
  }
})
