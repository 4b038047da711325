import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Build } from '../bundle/ensure-build.ts'
import { listStaticFiles, type StaticFiles } from './static-files.ts'

/** An open tab can be this many builds old and still load all its files. */
const maxBuilds = 12
/** Milliseconds. A copy takes seconds, so an older unfinished one belongs to a process that was killed. */
const maxCopyTime = 3_600_000

/**
 * The static files of this build and of earlier ones. The files of each build are copied to a folder outside the checkout,
 * because a page that was loaded before a deployment still requests the files of its own build.
 */
export async function openStaticFiles(build: Build, assetsDir: string): Promise<StaticFiles> {
  await copyAssets(build, assetsDir)
  const filesByPath = new Map<
    string,
    Awaited<ReturnType<typeof listStaticFiles>> extends Map<string, infer File> ? File : never
  >()
  for (const name of await newestFirst(assetsDir))
    for (const [path, file] of await listStaticFiles(join(assetsDir, name), '/assets/'))
      if (!filesByPath.has(path)) filesByPath.set(path, file)
  for (const [path, file] of await listStaticFiles(join(build.folder, 'client'))) filesByPath.set(path, file)
  return filesByPath
}

async function copyAssets({ digest, folder }: Build, assetsDir: string): Promise<void> {
  const target = join(assetsDir, digest)
  await mkdir(assetsDir, { recursive: true })
  await removeUnfinishedCopies(assetsDir)
  if (existsSync(target)) await utimes(target, new Date(), new Date())
  else {
    const unfinished = join(assetsDir, `.${digest}-${randomUUID()}`)
    try {
      await copyFolder(join(folder, 'client/assets'), unfinished)
      await rename(unfinished, target)
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true })
      // Another process may have copied the same build.
      if (!existsSync(target)) throw error
    }
  }
  const old = (await newestFirst(assetsDir)).slice(maxBuilds)
  await Promise.all(old.map((name) => rm(join(assetsDir, name), { recursive: true, force: true })))
}

async function removeUnfinishedCopies(assetsDir: string): Promise<void> {
  for (const name of await readdir(assetsDir)) {
    if (!/^\.[0-9a-f]{16}-/.test(name)) continue
    const path = join(assetsDir, name)
    // Another process may rename its copy at this moment.
    const status = await stat(path).catch(() => undefined)
    if (status && Date.now() - status.mtimeMs > maxCopyTime) await rm(path, { recursive: true, force: true })
  }
}

/** Copies contents and not modes: what is in the data folder is for its owner alone. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to)
  for (const name of await readdir(from)) await writeFile(join(to, name), await readFile(join(from, name)))
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  return dated.toSorted((a, b) => b.at - a.at).map(({ name }) => name)
}
