import { cp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

export type NewerBuild = { folder: string; pages: string; renamed: { from: string; to: string } }

/**
 * Simulates a build after a change of one line: one route file and the manifest get new names. The folder's name is a digest,
 * as for every build.
 */
export async function createNewerBuild(build: string, into: string): Promise<NewerBuild> {
  const folder = join(into, reversed(basename(build)))
  await cp(build, folder, { recursive: true })
  const assets = join(folder, 'client/assets')
  const names = await readdir(assets)
  const pages = hashOf(names, /^manifest-(\w+)\.js$/)
  const file = hashOf(names, /^style-guide-([\w-]{8})\.js$/)
  for (const name of names) {
    const to = replaceAll(name, [pages, file])
    if (/\.(br|gz)$/.test(name)) await rm(join(assets, name))
    else if (to !== name) await rename(join(assets, name), join(assets, to))
  }
  for (const path of await textsIn(folder)) {
    const text = await readFile(path, 'utf8')
    await writeFile(path, replaceAll(text, [pages, file]))
  }
  const renamed = { from: `/assets/style-guide-${file}.js`, to: `/assets/style-guide-${reversed(file)}.js` }
  return { folder, pages: reversed(pages), renamed }
}

const reversed = (text: string) => [...text].reverse().join('')

const replaceAll = (text: string, hashes: readonly string[]) =>
  hashes.reduce((sum, hash) => sum.replaceAll(hash, reversed(hash)), text)

function hashOf(names: readonly string[], pattern: RegExp): string {
  const found = names.map((name) => pattern.exec(name)?.[1]).find((hash) => hash !== undefined)
  if (!found) throw new Error(`no file in the build matches ${pattern}`)
  return found
}

async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(js|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
