import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { Build } from '../bundle/ensure-build.ts'
import { type FileShelf, readShelf } from './file-shelf.ts'

/** An open tab may be this many builds old and still finds every file it asks for. */
const buildsKept = 12

/**
 * The files of this build, and those of earlier ones: they are put aside in a folder that outlives the checkout, because
 * a page that was loaded before a deployment goes on asking for what it was built with.
 */
export async function openFiles(build: Build, keptFolder: string): Promise<FileShelf> {
  await putAside(build, keptFolder)
  const shelf = new Map<string, Awaited<ReturnType<typeof readShelf>> extends Map<string, infer File> ? File : never>()
  for (const name of await newestFirst(keptFolder))
    for (const [path, file] of await readShelf(join(keptFolder, name), '/assets/'))
      if (!shelf.has(path)) shelf.set(path, file)
  for (const [path, file] of await readShelf(join(build.folder, 'client'))) shelf.set(path, file)
  return shelf
}

async function putAside({ digest, folder }: Build, keptFolder: string): Promise<void> {
  const target = join(keptFolder, digest)
  await mkdir(keptFolder, { recursive: true })
  if (existsSync(target)) await utimes(target, new Date(), new Date())
  else {
    const unfinished = join(keptFolder, `.${digest}-${process.pid}`)
    await cp(join(folder, 'client/assets'), unfinished, { recursive: true })
    await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }))
  }
  const old = (await newestFirst(keptFolder)).slice(buildsKept)
  await Promise.all(old.map((name) => rm(join(keptFolder, name), { recursive: true, force: true })))
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{16}$/.test(name))
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })))
  return dated.toSorted((a, b) => b.at - a.at).map(({ name }) => name)
}
