import { access, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { createImportFile } from './exchange-documents.ts'

it('prints the first 50 problems and lists all of them in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mantel-problems-'))
  try {
    const file = join(folder, 'dump.ndjson')
    const invalid = Array.from({ length: 60 }, (_, id) => JSON.stringify({ id: id + 1, sku: `A-${id}` }))
    await writeFile(file, [...invalid, '{"id": 99,'].join('\n'))
    const errors: string[] = []
    const io = { cwd: folder, out() {}, err: (line: string) => void errors.push(line) }
    // A file without a valid document needs no database.
    const context = { db: {}, stores: await loadTestStores() } as Parameters<typeof createImportFile>[0]
    const input = { file, type: 'product' as const, dryRun: false }
    const result = await createImportFile(context)(input, io, new AbortController().signal)
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('61 skipped') })
    expect(errors).toHaveLength(51)
    expect(errors.at(-1)).toBe(`All 61 problems are listed in ${file}.problems.txt.`)
    const lines = (await readFile(`${file}.problems.txt`, 'utf8')).trimEnd().split('\n')
    expect(lines).toHaveLength(61)
    expect(lines[59]).toBe('error: line 60, product A-59: name is missing')
    expect(lines[60]).toMatch(/^error: line 61: invalid JSON/)
    if (process.platform !== 'win32') expect((await stat(`${file}.problems.txt`)).mode & 0o777).toBe(0o600)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('removes the problems of an earlier import and lists those before a failure', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mantel-problems-'))
  try {
    const file = join(folder, 'dump.ndjson')
    const problems = `${file}.problems.txt`
    await writeFile(problems, 'error: of an earlier import')
    const io = { cwd: folder, out() {}, err() {} }
    const { signal } = new AbortController()
    const input = { file, type: 'product' as const, dryRun: false }
    const context = { db: {}, stores: await loadTestStores() } as Parameters<typeof createImportFile>[0]
    await writeFile(file, '')
    await createImportFile(context)(input, io, signal)
    await expect(access(problems)).rejects.toThrow(/ENOENT/)

    // The valid document needs the database, which is missing here.
    await writeFile(file, ['{"id": 1, "sku": "A"}', '{"id": 2, "sku": "B", "name": "Lamp", "price": 1}'].join('\n'))
    await expect(createImportFile(context)(input, io, signal)).rejects.toThrow()
    expect(await readFile(problems, 'utf8')).toMatch(/^error: line 1, product A: name is missing/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

it('says that another import is running', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mantel-problems-'))
  try {
    const context = { db: {}, stores: await loadTestStores() } as Parameters<typeof createImportFile>[0]
    const io = { cwd: folder, out() {}, err() {} }
    const files = ['first.ndjson', 'second.ndjson'].map((name) => join(folder, name))
    for (const file of files) await writeFile(file, '')
    const importFile = (file: string) =>
      createImportFile(context)({ file, type: 'product', dryRun: false }, io, new AbortController().signal)
    const [, second] = await Promise.all(files.map(importFile))
    expect(second).toEqual({ ok: false, message: expect.stringMatching(/^Another import is running in this shop/) })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
