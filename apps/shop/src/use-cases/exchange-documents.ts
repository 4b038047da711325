import { open } from 'node:fs/promises'
import {
  describeProblem,
  describeReport,
  exportDocuments,
  ImportRunningError,
  importDocuments,
  readFileRows,
} from '@mantel/backend'
import type { CommandIo } from '../commands/command-io.ts'
import type { ShopUseCases } from '../commands/shop-use-cases.ts'
import { chooseViews, unknownStoreResult } from './choose-views.ts'
import { createProblemFile } from './problem-file.ts'
import type { UseCaseContext } from './use-case-context.ts'

/** Further problems are only written to the file. */
const maxProblemsShown = 50
const progressEveryRows = 5000

export function createImportFile({ db, stores }: UseCaseContext): ShopUseCases['importFile'] {
  return async ({ file, storeCode, type, dryRun }, io, signal) => {
    if (storeCode !== undefined && !chooseViews(stores, storeCode)) return unknownStoreResult(storeCode, stores)
    let shown = 0
    let nextProgress = progressEveryRows
    const problems = createProblemFile(file)
    let report: Awaited<ReturnType<typeof importDocuments>>
    try {
      report = await importDocuments(
        { db },
        {
          rows: readFileRows(file),
          views: stores.views,
          storeCode,
          type,
          dryRun,
          signal,
          onProblem(problem) {
            const line = describeProblem(problem)
            problems.add(`${problem.severity}: ${line}`)
            if (++shown <= maxProblemsShown) void io.err(line)
          },
          onProgress({ written }) {
            const done = Object.values(written).reduce((sum, count) => sum + count, 0)
            if (done < nextProgress) return
            nextProgress = done + progressEveryRows
            void io.out(`${done} rows …`)
          },
        },
      )
    } catch (error) {
      if (error instanceof ImportRunningError) return { ok: false, message: error.message }
      throw error
    } finally {
      const problemFile = problems.close()
      if (problemFile) void io.err(`All ${shown} problems are listed in ${problemFile}.`)
    }
    return { ok: !report.aborted && report.read > report.errors, message: describeReport(report) }
  }
}

export function createExportDocuments({ db, stores }: UseCaseContext): ShopUseCases['exportDocuments'] {
  return async ({ file, storeCode, type }, io, signal) => {
    const views = chooseViews(stores, storeCode)
    if (!views) return unknownStoreResult(storeCode, stores)
    const target = file === undefined ? terminalTarget(io) : await fileTarget(file)
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
    return { ok: true, message: `Exported ${count} documents.`, hasWrittenData: file === undefined }
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

function terminalTarget(io: CommandIo): Target {
  return {
    async write(text) {
      await io.out(text.trimEnd())
    },
    async close() {},
  }
}
