import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Connection } from '../connection.ts'
import { migrate } from '../migrate.ts'
import { pgliteConnection } from '../open-pglite.ts'
import type { Database } from '../schema.ts'
import { disableWasmOptimisation, startPglite } from '../start-pglite.ts'

/** Milliseconds after which the lock of a killed run expires. */
const lockTimeout = 60_000

/** Creating a cluster takes seconds, loading a dump does not. The first test worker creates the dump, the others wait. */
export async function openEmbeddedCopy(): Promise<Connection> {
  return pgliteConnection(await startPglite({ dump: await templateFile() }))
}

async function templateFile(): Promise<string> {
  const folder = join(tmpdir(), 'mantel-test-templates')
  const file = join(folder, `pglite-${await migrationsDigest()}.tar`)
  await mkdir(folder, { recursive: true })
  while (!(await exists(file))) {
    if (await acquireLock(`${file}.lock`)) {
      try {
        await createTemplate(file)
      } finally {
        await rm(`${file}.lock`, { recursive: true, force: true })
      }
    } else {
      await sleep(200)
    }
  }
  return file
}

async function createTemplate(file: string): Promise<void> {
  disableWasmOptimisation()
  const pglite = await PGlite.create()
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  await writeFile(`${file}.part`, dump.stream())
  await rename(`${file}.part`, file)
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
