import { open } from 'node:fs/promises'
import { describeProblem, describeReport, exportDocuments, importDocuments, readFileRows } from '@mantel/backend'
import type { CommandIo } from '../commands/command-io.ts'
import type { ShopWork } from '../commands/shop-work.ts'
import { chooseViews, unknownStore } from './choose-views.ts'
import type { WorkPlace } from './work-place.ts'

/** Past this the screen helps nobody; the counts go on. */
const mostProblemsShown = 50
const progressEveryRows = 5000

export function importFile({ db, stores }: WorkPlace): ShopWork['importFile'] {
  return async ({ file, storeCode, type, dryRun }, io, signal) => {
    if (storeCode !== undefined && !chooseViews(stores, storeCode)) return unknownStore(storeCode, stores)
    let shown = 0
    let nextProgress = progressEveryRows
    const report = await importDocuments(
      { db },
      {
        rows: readFileRows(file),
        views: stores.views,
        ...(storeCode !== undefined && { storeCode }),
        ...(type && { type }),
        dryRun,
        signal,
        onProblem(problem) {
          if (++shown <= mostProblemsShown) void io.err(describeProblem(problem))
          else if (shown === mostProblemsShown + 1) void io.err('Further problems are only counted.')
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

export function exportFile({ db, stores }: WorkPlace): ShopWork['exportDocuments'] {
  return async ({ file, storeCode, type }, io, signal) => {
    const views = chooseViews(stores, storeCode)
    if (!views) return unknownStore(storeCode, stores)
    const target = file === undefined ? screenTarget(io) : await fileTarget(file)
    let count = 0
    try {
      for (const view of views) {
        for await (const hit of exportDocuments({ db }, { view, ...(type && { type }) })) {
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

/** A write per document would take longer than reading it. */
async function fileTarget(file: string): Promise<Target> {
  const handle = await open(file, 'w')
  let waiting = ''
  const flush = async () => {
    await handle.appendFile(waiting)
    waiting = ''
  }
  return {
    async write(text) {
      waiting += text
      if (waiting.length > 1_000_000) await flush()
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
