import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openWorker } from '../app-files/open-worker.ts'
import { ensureBuild } from './ensure-build.ts'

it('builds the server bundle in production mode without external packages', async () => {
  const { folder } = await ensureBuild()
  const server = join(folder, 'server')
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))
  for (const name of files) {
    const code = readFileSync(join(server, name), 'utf8')
    expect(code, name).not.toContain('process.env.NODE_ENV')
    const imported = [...code.matchAll(/^(?:import|export) [^;]*?from ["']([^"']+)["']/gm)].map(([, from]) => from)
    for (const from of imported) expect(from, name).toMatch(/^(node:|\.|async_hooks|buffer|crypto|stream|util|vm$)/)
  }
})

it('builds pages whose imports name no stylesheets', async () => {
  const { folder } = await ensureBuild()
  const assets = join(folder, 'client/assets')
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(files.filter((name) => readFileSync(join(assets, name), 'utf8').includes('__vite__mapDeps'))).toEqual([])
})

it('packs all small files of the pages into one', async () => {
  const build = await ensureBuild()
  const { settings } = await openWorker(build)
  const contentOf = (path: string) => readFileSync(join(build.folder, 'client', path), 'utf8')
  const packed: Record<string, string> = JSON.parse(contentOf(settings.packed))
  for (const [path, content] of Object.entries(packed)) expect(content, path).toBe(contentOf(path))
  const others = settings.files.filter((path) => !(path in packed))
  expect(Object.keys(packed).length).toBe(settings.files.length - others.length)
  // The requests of a new visitor's service worker.
  expect(others.length).toBeLessThanOrEqual(20)
})
