import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { openStaticFiles } from './open-static-files.ts'
import { serveFile } from './serve-file.ts'

const root = mkdtempSync(join(tmpdir(), 'mantel-files-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function build(digest: string, files: Record<string, string>) {
  const folder = join(root, digest)
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, 'client', name), content)
  return { digest, folder }
}

const digest = (number: number) => number.toString(16).padStart(16, '0')

it('serves files of an earlier build after that build was deleted', async () => {
  const assetsDir = join(root, 'kept')
  const old = build(digest(1), { 'assets/app-old.js': 'old()', 'robots.txt': 'old' })
  await openStaticFiles(old, assetsDir)
  rmSync(old.folder, { recursive: true })
  const files = await openStaticFiles(
    build(digest(2), { 'assets/app-new.js': 'new()', 'robots.txt': 'new' }),
    assetsDir,
  )
  expect([...files.keys()].sort()).toEqual(['/assets/app-new.js', '/assets/app-old.js', '/robots.txt'])
  expect(String(await files.get('/assets/app-old.js')?.read())).toBe('old()')
  expect(String(await files.get('/robots.txt')?.read())).toBe('new')
})

it('keeps the files of the newest builds', async () => {
  const assetsDir = join(root, 'many')
  for (let number = 1; number <= 15; number++) {
    await openStaticFiles(build(digest(number), { [`assets/app-${number}.js`]: 'x' }), assetsDir)
    const at = new Date(2026, 0, number)
    utimesSync(join(assetsDir, digest(number)), at, at)
  }
  const files = await openStaticFiles(build(digest(15), {}), assetsDir)
  expect(files.has('/assets/app-15.js')).toBe(true)
  expect(files.has('/assets/app-4.js')).toBe(true)
  expect(files.has('/assets/app-1.js')).toBe(false)
})

it('copies a build although a killed process with the same id left a partial copy of it', async () => {
  const assetsDir = join(root, 'killed')
  const partial = join(assetsDir, `.${digest(1)}-${process.pid}`)
  mkdirSync(partial, { recursive: true })
  await openStaticFiles(build(digest(1), { 'assets/app-1.js': 'x' }), assetsDir)
  expect(readdirSync(join(assetsDir, digest(1)))).toEqual(['app-1.js'])
})

it('removes partial copies that are older than an hour', async () => {
  const assetsDir = join(root, 'partial')
  const partials = [`.${digest(1)}-old`, `.${digest(1)}-new`].map((name) => join(assetsDir, name)) as [string, string]
  for (const folder of partials) mkdirSync(folder, { recursive: true })
  const at = new Date(Date.now() - 2 * 3_600_000)
  utimesSync(partials[0], at, at)
  await openStaticFiles(build(digest(2), {}), assetsDir)
  expect(readdirSync(assetsDir)).toEqual([`.${digest(1)}-new`, digest(2)])
})

it('leaves no partial copy behind when copying fails', async () => {
  const assetsDir = join(root, 'failing')
  const broken = build(digest(3), { 'assets/app-1.js': 'x' })
  mkdirSync(join(broken.folder, 'client/assets/folder'))
  await expect(openStaticFiles(broken, assetsDir)).rejects.toThrow('EISDIR')
  expect(readdirSync(assetsDir)).toEqual([])
})

it('sends precompressed files with the cache lifetime of their type', async () => {
  const code = 'code();'.repeat(200)
  const made = build(digest(99), {
    'assets/app-1.js': code,
    'icon.png': 'png',
    'data.json': '{}',
    'mark.svg': '<svg/>',
  })
  writeFileSync(join(made.folder, 'client/assets/app-1.js.gz'), gzipSync(code))
  const files = await openStaticFiles(made, join(root, 'lifetimes'))
  expect(files.has('/assets/app-1.js.gz')).toBe(false)
  const app = Fastify()
  app.get('/*', (request, reply) => serveFile(request, reply, files.get(request.url)!))
  const get = (url: string, headers = {}) => app.inject({ url, headers })
  const lifetimes = await Promise.all([...files.keys()].sort().map(async (url) => [url, (await get(url)).headers]))
  expect(Object.fromEntries(lifetimes.map(([url, headers]) => [url, (headers as Sent)['cache-control']]))).toEqual({
    '/assets/app-1.js': 'public, max-age=31536000, immutable',
    '/data.json': 'public, max-age=86400',
    '/icon.png': 'public, max-age=604800',
    '/mark.svg': 'public, max-age=2592000',
  })
  const zipped = await get('/assets/app-1.js', { 'accept-encoding': 'br, gzip' })
  expect(zipped.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(zipped.rawPayload).toEqual(gzipSync(code))
  const revalidated = await get('/assets/app-1.js', { 'if-none-match': zipped.headers.etag as string })
  expect([revalidated.statusCode, revalidated.body]).toEqual([304, ''])
})
type Sent = Record<string, string>
