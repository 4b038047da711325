import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkerSettings } from '../../sw/settings.ts'
import type { Build } from '../bundle/ensure-build.ts'

/** The service worker of a build. The server prepends the settings of the website to its code. */
export type BuiltWorker = { code: string; settings: Omit<WorkerSettings, 'prefixes' | 'views'> }

export async function openWorker({ digest, folder }: Build): Promise<BuiltWorker> {
  const names = await readdir(join(folder, 'client/assets'))
  const pages = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean)
  if (!pages) throw new Error(`The build in ${folder} has no manifest-*.js`)
  const files = names.filter((name) => /\.(js|css)$/.test(name) && !isServerStylesheet(name))
  return {
    code: await readFile(join(folder, 'worker/service-worker.js'), 'utf8'),
    settings: { build: digest, pages, files: files.sort().map((name) => `/assets/${name}`) },
  }
}

/** The server build emits a second copy of the styles, which no page requests. */
const isServerStylesheet = (name: string) => name.startsWith('server-build-')
