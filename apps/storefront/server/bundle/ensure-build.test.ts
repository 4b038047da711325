import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { compressFiles } from './compress-files.ts'
import { ensureBuild } from './ensure-build.ts'
import { digestSources } from './source-digest.ts'

const roots: string[] = []
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true })
})

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'mantel-sources-'))
  roots.push(root)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

const sources = {
  'apps/storefront/app/root.tsx': 'a',
  'packages/domain/src/money/money.ts': 'b',
  'package-lock.json': '{}',
}

it('changes the digest only when the page sources change', () => {
  const digest = digestSources(project(sources))
  expect(digest).toMatch(/^[0-9a-f]{16}$/)
  const same = {
    ...sources,
    'apps/storefront/app/root.test.tsx': 'x',
    'apps/storefront/app/README.md': 'x',
    'apps/backend/src/app.ts': 'x',
    'packages/domain/node_modules/x/index.js': 'x',
  }
  expect(digestSources(project(same))).toBe(digest)
  const others = [
    { ...sources, 'apps/storefront/app/root.tsx': 'A' },
    { ...sources, 'apps/storefront/app/new.tsx': '' },
    { ...sources, 'package-lock.json': '{"a":1}' },
    { 'apps/storefront/app/moved.tsx': 'a', ...sources, 'apps/storefront/app/root.tsx': '' },
  ]
  for (const other of others) expect(digestSources(project(other))).not.toBe(digest)
})

it('does not rebuild unchanged sources', async () => {
  const root = project(sources)
  const folder = join(root, 'apps/storefront/build', digestSources(root))
  mkdirSync(folder, { recursive: true })
  const onBuild = vi.fn()
  expect(await ensureBuild({ projectRoot: root, onBuild })).toEqual({ digest: digestSources(root), folder })
  expect(onBuild).not.toHaveBeenCalled()
})

it('uses the build in MANTEL_BUILT regardless of the sources', async () => {
  const root = project(sources)
  vi.stubEnv('MANTEL_BUILT', join(root, '0123456789abcdef'))
  const onBuild = vi.fn()
  const build = await ensureBuild({ projectRoot: root, onBuild })
  vi.unstubAllEnvs()
  expect(build).toEqual({ digest: '0123456789abcdef', folder: join(root, '0123456789abcdef') })
  expect(onBuild).not.toHaveBeenCalled()
})

it('compresses compressible files with brotli and gzip', async () => {
  const folder = project({ 'assets/a.js': 'x'.repeat(5000), 'assets/b.woff2': 'x'.repeat(5000), 'assets/c.js': 'x' })
  await compressFiles(folder)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.woff2', 'c.js'])
})
