import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readArchive, readText } from './read-archive.ts'
import { createArchive } from './write-archive.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mantel-archive-'))
  file = join(folder, 'backup.tar.gz')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const contents: Record<string, string> = {
  'manifest.json': '{}',
  'database/empty/000001.jsonl': '',
  [`media/${'deep/'.repeat(40)}ünï ☃.svg`]: '<svg/>',
  'media/block.bin': 'x'.repeat(1024),
}

async function write(list = contents): Promise<void> {
  const archive = await createArchive(file, new Date('2026-11-15T12:00:00Z'))
  for (const [name, content] of Object.entries(list)) await archive.add(name, content)
  expect(await archive.finish()).toBe(statSync(file).size)
}

async function read(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name, body } of readArchive(file)) found[name] = await readText(body)
  return found
}

const sumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Changes the plain content and compresses it again, so that gzip's own checksum is right. */
function change(edit: (plain: Buffer) => Buffer): void {
  writeFileSync(file, gzipSync(edit(gunzipSync(readFileSync(file)))))
}

it('reads back every written file, whatever its name', async () => {
  await write()
  expect(await read()).toEqual(contents)
})

it('writes a file that only its owner may read', async () => {
  await write()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['backup.tar.gz'])
})

it('stores the unchanged content of a file from disk', async () => {
  const source = join(folder, 'source')
  const content = Buffer.alloc(700_000, 'picture ')
  writeFileSync(source, content)
  const archive = await createArchive(file, new Date())
  await archive.addFile('media/picture', source)
  await archive.finish()
  expect((await read())['media/picture']).toBe(content.toString())
})

it.runIf(process.platform === 'linux')(
  'writes an archive that tar reads, with checksums in sha256sum format',
  async () => {
    await write()
    execFileSync('tar', ['xzf', file], { cwd: folder })
    const sums = Object.keys(contents).map((name) => `${sumOf(readFileSync(join(folder, name)))}  ${name}\n`)
    expect(readFileSync(join(folder, 'SHA256SUMS'), 'utf8')).toBe(sums.join(''))
  },
)

it.runIf(process.platform === 'linux')('fails if only a part of its last bytes can be written', () => {
  const script = `
    import { randomBytes } from 'node:crypto'
    import { createArchive } from '${join(import.meta.dirname, 'write-archive.ts')}'
    const archive = await createArchive(process.argv[1], new Date())
    await archive.add('media/picture', randomBytes(40_000))
    await archive.finish()`
  const limited = ['-c', 'ulimit -f 72 && exec "$@"', 'sh', process.execPath]
  const run = () =>
    execFileSync('sh', [...limited, '--input-type=module', '-e', script, file], { encoding: 'utf8', stdio: 'pipe' })
  expect(run).toThrow('EFBIG')
  expect(readdirSync(folder)).not.toContain('backup.tar.gz')
})

it('never overwrites an existing file', async () => {
  writeFileSync(file, 'mine')
  await expect(write()).rejects.toThrow('EEXIST')
  expect(readFileSync(file, 'utf8')).toBe('mine')
})

it('leaves no file behind when it is aborted', async () => {
  const archive = await createArchive(file, new Date())
  await archive.add('a', 'b')
  await archive.abort()
  expect(readdirSync(folder)).toEqual([])
})

it.each([
  ['a changed byte of a file', () => change((plain) => Buffer.from(plain).fill('y', 512, 513)), 'a checksum is wrong'],
  ['a changed header', () => change((plain) => Buffer.from(plain).fill('Y', 3, 4)), 'damaged file header'],
  ['a file cut short', () => writeFileSync(file, readFileSync(file).subarray(0, -100)), 'unexpected end of file'],
  ['a missing end', () => change((plain) => plain.subarray(0, 2048)), 'the file is incomplete'],
  ['something else', () => writeFileSync(file, 'hello'), 'incorrect header check'],
  ['an empty file', () => writeFileSync(file, ''), 'unexpected end of file'],
])('rejects %s', async (_, damage, reason) => {
  await write()
  damage()
  await expect(read()).rejects.toThrow(`${file} is damaged or not a backup (${reason}). Nothing was restored.`)
})

it('rejects an archive without checksums', async () => {
  await write({ a: 'b' })
  // Keeps the header and content block of the first file and the end marker; drops the checksums.
  change((plain) => Buffer.concat([plain.subarray(0, 1024), Buffer.alloc(1024)]))
  await expect(read()).rejects.toThrow('SHA256SUMS is missing')
})
