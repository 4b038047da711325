import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importDocuments, rowsOf, syncStoreViews } from '@mantel/backend'
import { withTestDb } from '@mantel/backend/database/testing'
import { beforeAll, expect, it } from 'vitest'
import { createCommands } from '../commands/create-commands.ts'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { loadTestStores } from '../testing/load-test-stores.ts'
import { createExportDocuments } from './exchange-documents.ts'
import type { UseCaseContext } from './use-case-context.ts'

withTestDb('export command', (getDb) => {
  let stores: Awaited<ReturnType<typeof loadTestStores>>
  beforeAll(async () => {
    stores = await loadTestStores()
    await syncStoreViews(getDb(), stores.views)
    const blocks = [1, 2].map((id) => ({ id, identifier: `block-${id}`, title: 'Block', content: 'x' }))
    const input = { rows: rowsOf(blocks), views: stores.views, storeCode: 'default', type: 'cms_block' as const }
    expect(await importDocuments({ db: getDb() }, input)).toMatchObject({ errors: 0 })
  })

  async function runExport(...args: string[]) {
    const [out, err]: [string[], string[]] = [[], []]
    const io = { cwd: tmpdir(), out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) }
    const context = { db: getDb(), stores } as UseCaseContext
    const commands = createCommands({ exportDocuments: createExportDocuments(context) } as ShopUseCases)
    const code = await commands.export!(['--store', 'default', ...args], io, new AbortController().signal)
    return { code, out, err }
  }

  it('writes only documents to standard output, and the summary to standard error', async () => {
    const { code, out, err } = await runExport()
    expect([code, err]).toEqual([0, ['Exported 2 documents.']])
    expect(out.map((line) => JSON.parse(line)._source.identifier)).toEqual(['block-1', 'block-2'])
  })

  it('writes the summary to standard output when the documents go to a file', async () => {
    const file = join(tmpdir(), `mantel-export-${process.pid}.ndjson`)
    try {
      expect(await runExport('--out', file)).toEqual({ code: 0, out: ['Exported 2 documents.'], err: [] })
      expect((await readFile(file, 'utf8')).trimEnd().split('\n')).toHaveLength(2)
    } finally {
      await rm(file, { force: true })
    }
  })
})
