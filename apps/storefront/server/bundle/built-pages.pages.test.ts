import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
