import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FindBuiltFiles, Pages, RenderOffline, ServerEntry } from '../../app/server-entry.ts'
import type { Build } from './ensure-build.ts'

/** Loads the built pages into this process. */
export async function openPages({ folder }: Build): Promise<{ pages: Pages; offlinePage: RenderOffline }> {
  const build: { entry: { module: ServerEntry } } = await import(pathToFileURL(join(folder, 'server/index.js')).href)
  const { createPages, createOfflinePage } = build.entry.module
  return {
    pages: createPages(build, await readManifest(join(folder, 'client/.vite/manifest.json'))),
    offlinePage: createOfflinePage(build),
  }
}

type Manifest = Record<string, { file: string; imports?: string[] }>

async function readManifest(manifestFile: string): Promise<FindBuiltFiles> {
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const cache = new Map<string, string[]>()
  const collect = (source: string, seen: Set<string>): string[] => {
    const entry = manifest[source]
    if (!entry || seen.has(source)) return []
    seen.add(source)
    return [`/${entry.file}`, ...(entry.imports ?? []).flatMap((imported) => collect(imported, seen))]
  }
  return (source) => {
    const files = cache.get(source) ?? collect(source, new Set())
    cache.set(source, files)
    return files
  }
}
