import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, types } from '@electric-sql/pglite'
import type { PgliteFailure, PgliteReply, PgliteRequest, PgliteResult } from './pglite-protocol.ts'
import { keepFilesPrivate } from './private-files.ts'

/**
 * The embedded database runs in a separate thread, because its statements block the thread that runs them. See
 * docs/decisions/007-embedded-database-in-a-thread.md.
 */
const { dataDir, dump } = workerData as { dataDir?: string; dump?: string }

/** bigint as number: ids stay far below 2^53. numeric stays text, timestamps become Date, json is parsed. */
const parsers = { [types.INT8]: Number }
/** A quarter of the default buffers: imports are as fast, with 190 MB less memory. max_wal_size limits the log on disk. */
const settings = ['shared_buffers=32MB', 'max_wal_size=128MB'].flatMap((setting) => ['-c', setting])
keepFilesPrivate()
const opening = open()

async function open(): Promise<PGlite> {
  const loadDataDir = dump === undefined ? undefined : await openAsBlob(dump)
  return PGlite.create({ dataDir, loadDataDir, parsers, startParams: [...PGlite.defaultStartParams, ...settings] })
}

const emptyResult: PgliteResult = { rows: [], fields: [] }

parentPort?.on('message', async ({ id, request }: { id: number; request: PgliteRequest }) => {
  parentPort?.postMessage(await reply(id, () => run(request)))
})
parentPort?.postMessage(await reply(0, () => opening.then(() => emptyResult)))

async function reply(id: number, work: () => Promise<PgliteResult>): Promise<PgliteReply> {
  try {
    return { id, result: await work() }
  } catch (error) {
    return { id, failure: describe(error) }
  }
}

async function run(request: PgliteRequest): Promise<PgliteResult> {
  const pglite = await opening
  switch (request.kind) {
    case 'query':
      return pglite.query<Record<string, unknown>>(request.sql, [...(request.values ?? [])])
    case 'exec': {
      const results = await pglite.exec(request.sql)
      return { ...emptyResult, rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) }
    }
    case 'close':
      await pglite.close()
      return emptyResult
  }
}

function describe(error: unknown): PgliteFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, detail, constraint, table } = error as Error & PgliteFailure
  return { message: error.message, code, detail, constraint, table }
}
