import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pages, ServerEntry } from '../../app/server-entry.ts'
import type { Build } from './ensure-build.ts'

/** Loads the built pages into this process. */
export async function openPages({ folder }: Build): Promise<Pages> {
  const build: { entry: { module: ServerEntry } } = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  return build.entry.module.createPages(build)
}
