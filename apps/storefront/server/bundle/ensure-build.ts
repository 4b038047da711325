import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { buildEnvironment, builtBefore } from '../config.ts'
import { sourceDigest } from './source-digest.ts'

export type Build = {
  /** Names what it was built from. */
  digest: string
  /** Holds client/, which browsers load, and server/index.js. */
  folder: string
}

export type EnsureBuildOptions = {
  projectRoot?: string
  /** Told once, when there is something to build. */
  onBuild?: () => void
}

const projectFolder = join(import.meta.dirname, '../../../..')
const buildsKept = 3

/** The build of the sources as they are now. It is made if there is none; the same sources are built once. */
export async function ensureBuild({ projectRoot = projectFolder, onBuild }: EnsureBuildOptions = {}): Promise<Build> {
  const made = builtBefore()
  if (made !== undefined) return { digest: basename(made), folder: resolve(made) }
  const builds = join(projectRoot, 'apps/storefront/build')
  const digest = sourceDigest(projectRoot)
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

/** In a process of its own: building takes more memory than a shop that runs for months should hold on to. */
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
  throw new Error(`The storefront could not be built.\n${output.trimEnd()}`)
}

/** A folder with the digest's name is always whole. If somebody else has built the same meanwhile, theirs is as good. */
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
  const old = dated.toSorted((a, b) => b.at - a.at).slice(buildsKept - 1)
  await Promise.all(old.map(({ name }) => rm(join(builds, name), { recursive: true, force: true })))
}
