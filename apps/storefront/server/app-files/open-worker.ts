import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WorkerSettings } from '../../sw/settings.ts'
import type { Build } from '../bundle/ensure-build.ts'
import { isRequestedByPages } from '../bundle/pack-small-files.ts'

/** The service worker of a build. The server prepends the settings of the website to its code. */
export type BuiltWorker = { code: string; settings: Omit<WorkerSettings, 'prefixes' | 'views'> }

export async function openWorker({ digest, folder }: Build): Promise<BuiltWorker> {
  const names = await readdir(join(folder, 'client/assets'))
  const pages = names.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean)
  if (!pages) throw new Error(`The build in ${folder} has no manifest-*.js`)
  const packed = names.find((name) => /^small-files-\w+\.json$/.test(name))
  if (!packed) throw new Error(`The build in ${folder} has no small-files-*.json`)
  const files = names.filter(isRequestedByPages).sort()
  return {
    code: await readFile(join(folder, 'worker/service-worker.js'), 'utf8'),
    settings: { build: digest, pages, files: files.map((name) => `/assets/${name}`), packed: `/assets/${packed}` },
  }
}
