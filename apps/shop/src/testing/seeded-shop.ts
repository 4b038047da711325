import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { copyEmbeddedDatabase } from '@mantel/backend/database/testing'
import { projectRoot } from '../config.ts'
import { inheritedEnvironment } from './inherited-environment.ts'
import { writePlainOriginals } from './plain-originals.ts'

/** The files that determine a seeded database, besides Node's version and the date: some demo prices start and end by date. */
const sources = [
  '{packages,apps/backend,apps/shop,demo,stores}/**/*.{ts,json}',
  'apps/storefront/package.json',
  'package-lock.json',
]
/** The files that determine the demo's pictures. */
const pictureSources = [
  '{demo,packages/domain/src/picture,apps/backend/src/image,apps/backend/src/platform/images}/**/*.{ts,json}',
  'package-lock.json',
]
const excludedSources = ['**/node_modules/**', '**/*.test.ts', '**/testing/**']
const maxAgeMs = 24 * 60 * 60_000
const run = promisify(execFile)
const parent = join(tmpdir(), 'mantel-test-templates')

/** Copies the seeded shop into a folder for use as DATA_DIR. */
export async function copySeededShop(dataDir: string): Promise<void> {
  await copyFolder(join(await seedShop(), 'data'), dataDir)
}

/** Fills a folder for use as DATA_DIR with an empty embedded database: creating one at the start takes five seconds of processor time. */
export async function copyEmptyShop(dataDir: string): Promise<void> {
  await copyEmbeddedDatabase(dataDir)
  await writeDataDirMarker(dataDir)
}

/** Writes the marker file: the shop refuses a folder that contains other files but not this one. */
export function writeDataDirMarker(dataDir: string): Promise<void> {
  return writeFile(join(dataDir, 'mantel.json'), '{ "layout": 1 }')
}

/** Copies a data folder that `fill` fills once per day and version of the sources. `kind`: everything else that determines it. */
export async function copyFilledFolder(
  dataDir: string,
  kind: unknown,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(kind)).digest('hex').slice(0, 8)
  await copyFolder(await createOnce(`filled-${digestOf(sources)}-${digest}`, fill), dataDir)
}

/** Uses the system's cp, because Node's function takes six times the processor time for the thousand files of a database. */
async function copyFolder(from: string, to: string): Promise<void> {
  if (process.platform === 'win32') return cp(from, to, { recursive: true })
  await mkdir(to, { recursive: true })
  await run('cp', ['-Rp', `${from}/.`, to])
}

const pictureFolders = ['media', 'img-cache']

/**
 * Like copySeededShop, but all copies of the shop share their picture folders, even if their versions of the shop differ. The
 * pictures are plain, and each is rendered only once.
 */
export async function copySeededShopWithSharedPictures(dataDir: string): Promise<void> {
  await copySeededShop(dataDir)
  const pictures = await createOnce(`pictures-${digestOf(pictureSources)}`, async (folder) => {
    for (const name of pictureFolders) await mkdir(join(folder, name))
    await writePlainOriginals(join(folder, 'media'))
  })
  for (const name of pictureFolders) await symlink(join(pictures, name), join(dataDir, name), 'junction')
}

/** The output of the shop's first start, which imported the demo. */
export async function readFirstStartOutput(): Promise<string> {
  return readFile(join(await seedShop(), 'output.txt'), 'utf8')
}

/**
 * Returns a folder with the data of a shop that `npm start` has seeded with the demo and then shut down. Created once per day and
 * version of the sources. Starting the shop also builds the storefront.
 */
export function seedShop(): Promise<string> {
  return createOnce(`shop-${digestOf(sources)}`, async (folder) => {
    await writeFile(join(folder, 'output.txt'), await startOnce(join(folder, 'data')))
  })
}

async function createOnce(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(parent, name)
  if (existsSync(folder)) return folder
  const temporary = `${folder}.${process.pid}`
  await mkdir(temporary, { recursive: true })
  try {
    await fill(temporary)
    await rename(temporary, folder).catch((error) => {
      // Ignore the failure if another process has created the same folder.
      if (!existsSync(folder)) throw error
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
  await removeOldFolders()
  return folder
}

const digests = new Map<string[], string>()
function digestOf(patterns: string[]): string {
  const digest = digests.get(patterns) ?? computeDigest(patterns)
  digests.set(patterns, digest)
  return digest
}

function computeDigest(patterns: string[]): string {
  const hash = createHash('sha256').update(`${process.version} ${new Date().toISOString().slice(0, 10)}`)
  for (const path of globSync(patterns, { cwd: projectRoot, exclude: excludedSources }).sort())
    hash.update(`${path}\0`).update(readFileSync(join(projectRoot, path)))
  return hash.digest('hex').slice(0, 16)
}

/** Starts the shop and stops it when it is ready. Renders no images ahead of requests, which would take one core for minutes. */
async function startOnce(dataDir: string): Promise<string> {
  const env = { ...inheritedEnvironment(), PORT: '0', LOG_LEVEL: 'warn', PREPARE_PAGES: 'off', DATA_DIR: dataDir }
  const shop = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], { env })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = once(shop, 'close')
  // A regular shutdown leaves the database in a clean state.
  while (shop.exitCode === null && !(await isReady(output))) await Promise.race([delay(200), ended])
  shop.kill('SIGTERM')
  const [code] = await ended
  if (code !== 0) throw new Error(`Seeding the shop for the tests failed:\n${output}`)
  return output
}

async function isReady(output: string): Promise<boolean> {
  const [, port] = /localhost:(\d+)/.exec(output) ?? []
  return port !== undefined && (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
}

async function removeOldFolders(): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name)
    const stats = await stat(folder).catch(() => undefined)
    if (/^(shop|filled|pictures)-/.test(name) && stats && Date.now() - stats.mtimeMs > maxAgeMs)
      await rm(folder, { recursive: true, force: true })
  }
}
