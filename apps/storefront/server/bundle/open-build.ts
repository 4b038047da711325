import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FindBuiltFiles, Pages, RenderOffline, ServerEntry } from '../../app/server-entry.ts'
import type { Build } from './ensure-build.ts'
import { facadesFile } from './facades-plugin.ts'

/** Loads the built pages into this process. */
export async function openPages({ folder }: Build): Promise<{ pages: Pages; offlinePage: RenderOffline }> {
  const build: { entry: { module: ServerEntry } } = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  const { createPages, createOfflinePage } = build.entry.module
  return {
    pages: createPages(build, await readManifest(join(folder, 'client'))),
    offlinePage: createOfflinePage(build),
  }
}

type Manifest = Record<string, { file: string; imports?: string[] }>

async function readManifest(clientFolder: string): Promise<FindBuiltFiles> {
  const read = async (file: string) => JSON.parse(await readFile(join(clientFolder, file), 'utf8'))
  const manifest: Manifest = await read('.vite/manifest.json')
  const facades: Record<string, string> = await read(facadesFile)
  const sourceOf = (file: string | undefined) => Object.keys(manifest).find((key) => manifest[key]?.file === file)
  const cache = new Map<string, string[]>()
  const collect = (source: string, seen: Set<string>): string[] => {
    const entry = manifest[source]
    if (!entry || seen.has(source)) return []
    seen.add(source)
    return [`/${entry.file}`, ...(entry.imports ?? []).flatMap((imported) => collect(imported, seen))]
  }
  return (source) => {
    const files = cache.get(source) ?? collect(sourceOf(facades[source]) ?? source, new Set())
    cache.set(source, files)
    return files
  }
}
