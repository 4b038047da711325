import { open } from 'node:fs/promises'
import { describeProblem, describeReport, exportDocuments, importDocuments, readFileRows } from '@mantel/backend'
import type { CommandIo } from '../commands/command-io.ts'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { chooseViews, unknownStoreResult } from './choose-views.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** Further problems are only counted, not printed. */
const maxProblemsShown = 50
const progressEveryRows = 5000

export function createImportFile({ db, stores }: UseCaseContext): ShopUseCases['importFile'] {
  return async ({ file, storeCode, type, dryRun }, io, signal) => {
    if (storeCode !== undefined && !chooseViews(stores, storeCode)) return unknownStoreResult(storeCode, stores)
    let shown = 0
    let nextProgress = progressEveryRows
    const report = await importDocuments(
      { db },
      {
        rows: readFileRows(file),
        views: stores.views,
        storeCode,
        type,
        dryRun,
        signal,
        onProblem(problem) {
          if (++shown <= maxProblemsShown) void io.err(describeProblem(problem))
          else if (shown === maxProblemsShown + 1) void io.err('Further problems are counted but not shown.')
        },
        onProgress({ read }) {
          if (read < nextProgress) return
          nextProgress = read + progressEveryRows
          void io.out(`${read} rows …`)
        },
      },
    )
    return { ok: !report.aborted && report.read > report.errors, message: describeReport(report) }
  }
}

export function createExportDocuments({ db, stores }: UseCaseContext): ShopUseCases['exportDocuments'] {
  return async ({ file, storeCode, type }, io, signal) => {
    const views = chooseViews(stores, storeCode)
    if (!views) return unknownStoreResult(storeCode, stores)
    const target = file === undefined ? screenTarget(io) : await fileTarget(file)
    let count = 0
    try {
      for (const view of views) {
        for await (const hit of exportDocuments({ db }, { view, type })) {
          if (signal.aborted) return { ok: false, message: `Stopped after ${count} documents.` }
          await target.write(`${JSON.stringify(hit)}\n`)
          count++
        }
      }
    } finally {
      await target.close()
    }
    return { ok: true, message: `Exported ${count} documents.` }
  }
}

type Target = { write(text: string): Promise<void>; close(): Promise<void> }

/** Buffers writes: one write per document would take longer than reading the document. */
async function fileTarget(file: string): Promise<Target> {
  const handle = await open(file, 'w')
  let buffer = ''
  const flush = async () => {
    await handle.appendFile(buffer)
    buffer = ''
  }
  return {
    async write(text) {
      buffer += text
      if (buffer.length > 1_000_000) await flush()
    },
    async close() {
      await flush()
      await handle.close()
    },
  }
}

function screenTarget(io: CommandIo): Target {
  return {
    async write(text) {
      await io.out(text.trimEnd())
    },
    async close() {},
  }
}
