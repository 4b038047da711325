import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkerSettings } from '../../sw/settings.ts'
import type { Build } from '../bundle/ensure-build.ts'

/** The worker of a build; what it must know of its website is written before its code. */
export type BuiltWorker = { code: string; settings: Omit<WorkerSettings, 'prefixes' | 'views'> }

export async function openWorker({ digest, folder }: Build): Promise<BuiltWorker> {
  const names = await readdir(join(folder, 'client/assets'))
  const pages = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean)
  if (!pages) throw new Error(`The build in ${folder} names no pages`)
  const files = names.filter((name) => /\.(js|css)$/.test(name) && !isOfServer(name))
  return {
    code: await readFile(join(folder, 'worker/service-worker.js'), 'utf8'),
    settings: { build: digest, pages, files: files.sort().map((name) => `/assets/${name}`) },
  }
}

/** The styles of the server's pages are written once more, under a name that no page asks for. */
const isOfServer = (name: string) => name.startsWith('server-build-')
