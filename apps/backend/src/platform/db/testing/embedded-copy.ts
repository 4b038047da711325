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
import { keepBaselineCode, startPglite } from '../start-pglite.ts'

/** Creating a cluster takes seconds, loading a dump of one does not: the first to come makes the dump, others wait. */
const makingTakesAtMost = 60_000

export async function openEmbeddedCopy(): Promise<Connection> {
  return pgliteConnection(await startPglite({ dump: await templateFile() }))
}

async function templateFile(): Promise<string> {
  const folder = join(tmpdir(), 'mantel-test-templates')
  const file = join(folder, `pglite-${await migrationsDigest()}.tar`)
  await mkdir(folder, { recursive: true })
  while (!(await exists(file))) {
    if (await claim(`${file}.lock`)) {
      try {
        await makeTemplate(file)
      } finally {
        await rm(`${file}.lock`, { recursive: true, force: true })
      }
    } else {
      await sleep(200)
    }
  }
  return file
}

async function makeTemplate(file: string): Promise<void> {
  keepBaselineCode()
  const pglite = await PGlite.create()
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  const dump = await pglite.dumpDataDir('none')
  await db.destroy()
  await writeFile(`${file}.part`, dump.stream())
  await rename(`${file}.part`, file)
}

/** A folder can be made by one only; one left behind by a killed run is taken over. */
async function claim(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    const made = await stat(lock).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > makingTakesAtMost) await rm(lock, { recursive: true, force: true })
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
