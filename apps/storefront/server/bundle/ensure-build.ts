import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { buildEnvironment, existingBuildFolder } from '../config.ts'
import { digestSources } from './source-digest.ts'

export type Build = {
  /** The digest of its sources. */
  digest: string
  /** Contains client/, which browsers load, and server/index.js. */
  folder: string
}

export type EnsureBuildOptions = {
  projectRoot?: string
  /** Called once if a build is needed. */
  onBuild?: () => void
}

const projectFolder = join(import.meta.dirname, '../../../..')
const maxBuilds = 3

/** Returns the build of the current sources. Builds them if no such build exists yet. */
export async function ensureBuild({ projectRoot = projectFolder, onBuild }: EnsureBuildOptions = {}): Promise<Build> {
  const existing = existingBuildFolder()
  if (existing !== undefined) return { digest: basename(existing), folder: resolve(existing) }
  const builds = join(projectRoot, 'apps/storefront/build')
  const digest = digestSources(projectRoot)
  const folder = join(builds, digest)
  if (!existsSync(folder)) {
    onBuild?.()
    const unfinished = join(builds, `unfinished-${process.pid}-${digest}`)
    await runBuild(unfinished)
    await moveIntoPlace(unfinished, folder)
    await removeOldBuilds(builds, digest)
  }
  return { digest, folder }
}

/** Builds in a separate process, so that a long-running shop does not keep the memory that a build needs. */
async function runBuild(folder: string): Promise<void> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-build.ts')], {
    env: buildEnvironment(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const end = () => child.kill()
  process.once('exit', end)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = (await once(child, 'close')) as [number | null]
  process.removeListener('exit', end)
  if (code === 0) return
  await rm(folder, { recursive: true, force: true })
  throw new Error(`The storefront build failed.\n${output.trimEnd()}`)
}

/** A folder named by a digest is always complete. If another process has built the same sources first, its build is used. */
async function moveIntoPlace(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    await rm(from, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}

async function removeOldBuilds(builds: string, current: string): Promise<void> {
  const names = (await readdir(builds)).filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current)
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(builds, name))).mtimeMs })))
  const old = dated.toSorted((a, b) => b.at - a.at).slice(maxBuilds - 1)
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })))
}
