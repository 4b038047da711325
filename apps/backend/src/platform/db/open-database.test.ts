import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../log.ts'
import { DatabaseError, openDatabase } from './index.ts'
import { lockDataDir } from './lock-data-dir.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-db-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function openingError(opening: Promise<unknown>): Promise<DatabaseError> {
  const error = await opening.catch((reason: unknown) => reason)
  if (!(error instanceof DatabaseError)) throw new Error('no DatabaseError')
  return error
}

it.each([
  ['nonsense', 'bad_url'],
  ['mysql://localhost/shop', 'bad_url'],
  ['postgres://someone:geheim@127.0.0.1:1/shop', 'unreachable'],
])('refuses %s with a one-line message without secrets', async (databaseUrl, trouble) => {
  const error = await openingError(openDatabase({ dataDir: folder, databaseUrl, log: silentLog }))
  expect(error.kind).toBe(trouble)
  expect(error.message).not.toMatch(/\n|geheim/)
})

const databaseUrl = process.env.MANTEL_TEST_DATABASE_URL

it.runIf(databaseUrl)('connects to a server while the process is busy with its start', async () => {
  const opening = openDatabase({ dataDir: folder, databaseUrl, log: silentLog })
  await new Promise((resolve) => setImmediate(resolve))
  const end = Date.now() + 2500
  while (Date.now() < end);
  await (await opening).close()
})

it('refuses a data folder that cannot be created and names the setting', async () => {
  await writeFile(join(folder, 'file'), '')
  const inFile = await openingError(openDatabase({ dataDir: join(folder, 'file', 'data'), log: silentLog }))
  expect([inFile.kind, inFile.message]).toEqual(['unusable', expect.stringContaining('DATA_DIR')])
})

it('locks a folder until its process has ended', async () => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
  const unlock = await lockDataDir(folder)
  const owner = await readFile(join(folder, 'db.pid'), 'utf8')
  expect((await openingError(lockDataDir(folder))).kind).toBe('locked')
  await unlock()

  const stat = await readFile(`/proc/${other.pid}/stat`, 'utf8').catch(() => '')
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  await writeFile(join(folder, 'db.pid'), `${other.pid} ${started}`)
  expect((await openingError(lockDataDir(folder))).message).toContain(String(other.pid))
  const ended = new Promise((resolve) => other.on('exit', resolve))
  other.kill('SIGKILL')
  await ended
  await (await lockDataDir(folder))()

  // The system reuses process ids: only the start time distinguishes the processes.
  if (started) {
    await writeFile(join(folder, 'db.pid'), owner.replace(/ .*/, ' 1'))
    await (await lockDataDir(folder))()
  }
})
