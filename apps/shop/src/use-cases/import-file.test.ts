import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
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
    const context = { stores: await loadTestStores() } as Parameters<typeof createImportFile>[0]
    const input = { file, type: 'product' as const, dryRun: false }
    const result = await createImportFile(context)(input, io, new AbortController().signal)
    expect(result).toMatchObject({ ok: false, message: expect.stringContaining('61 skipped') })
    expect(errors).toHaveLength(51)
    expect(errors.at(-1)).toBe(`All 61 problems are listed in ${file}.problems.txt.`)
    const lines = (await readFile(`${file}.problems.txt`, 'utf8')).trimEnd().split('\n')
    expect(lines).toHaveLength(61)
    expect(lines[59]).toBe('error: line 60, product A-59: name is missing')
    expect(lines[60]).toMatch(/^error: line 61: invalid JSON/)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
