import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Log } from '../../log.ts'
import type { Connection } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from '../open-database.ts'
import { pgliteConnection } from '../open-pglite.ts'
import type { Database } from '../schema.ts'
import { disableWasmOptimisation, startPglite } from '../start-pglite.ts'

/** Milliseconds after which the lock of a killed run expires. */
const lockTimeout = 60_000

const folder = join(tmpdir(), 'mantel-test-templates')
const run = promisify(execFile)
const silent: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** Creating a cluster takes seconds, loading a dump does not. The first test worker creates the dump, the others wait. */
export async function openEmbeddedCopy(): Promise<Connection> {
  const dump = join(folder, `pglite-${await migrationsDigest()}.tar`)
  await createOnce(dump, writeDump)
  return pgliteConnection(await startPglite({ dump }))
}

/** Gives DATA_DIR a migrated, empty embedded database, so that a process started on it does not spend seconds creating one. */
export async function copyEmbeddedDatabase(dataDir: string): Promise<void> {
  const template = join(folder, `pglite-${await migrationsDigest()}`)
  await createOnce(template, createDatabase)
  await mkdir(dataDir, { recursive: true })
  // Node's own function takes six times the processor time for the thousand files of a database.
  if (process.platform === 'win32') await cp(join(template, 'db'), join(dataDir, 'db'), { recursive: true })
  else await run('cp', ['-Rp', join(template, 'db'), dataDir])
}

async function createOnce(path: string, create: (path: string) => Promise<void>): Promise<void> {
  await mkdir(folder, { recursive: true })
  while (!(await exists(path))) {
    if (await acquireLock(`${path}.lock`)) {
      try {
        await rm(`${path}.part`, { recursive: true, force: true })
        await create(`${path}.part`)
        await rename(`${path}.part`, path)
      } finally {
        await rm(`${path}.lock`, { recursive: true, force: true })
      }
    } else {
      await sleep(200)
    }
  }
}

async function writeDump(file: string): Promise<void> {
  disableWasmOptimisation()
  const pglite = await PGlite.create()
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  await writeFile(file, dump.stream())
}

async function createDatabase(dataDir: string): Promise<void> {
  const { db, close } = await openDatabase({ dataDir, log: silent })
  await migrate(db)
  await close()
}

/** mkdir succeeds for one worker only. A folder left by a killed run is removed. */
async function acquireLock(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    const created = await stat(lock).catch(() => undefined)
    if (created && Date.now() - created.mtimeMs > lockTimeout) await rm(lock, { recursive: true, force: true })
    return false
  }
}

export async function migrationsDigest(): Promise<string> {
  const folder = new URL('../../../../migrations/', import.meta.url)
  const digest = createHash('sha256').update(PGlite.name)
  for (const name of (await readdir(folder)).toSorted())
    digest.update(name).update(await readFile(new URL(name, folder)))
  return digest.digest('hex').slice(0, 16)
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
