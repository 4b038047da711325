import { basename } from 'node:path'
import type { Readable } from 'node:stream'
import { send } from '@fastify/send'
import { type DownloadProblem, decideDownload } from '@mantel/domain/download'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../platform/context.ts'
import { inTransaction } from '../platform/db/index.ts'
import type { PrivateFiles } from '../platform/files/index.ts'
import { findDownload, lockDownload, writeStart } from './download.repository.ts'
import type { DownloadKeys } from './download-key.ts'
import { toDownloadGrant } from './list-order-downloads.ts'

/** storeCode: of the order; null if the order is not known. */
export type StartedDownload =
  | { ok: true; redirect: string }
  | { ok: true; name: string; status: number; headers: Record<string, string>; stream: Readable }
  | { ok: false; problem: DownloadProblem | 'unknown' | 'requested' | 'file_missing'; storeCode: string | null }

export type DownloadSource = { files: PrivateFiles; keys: Pick<DownloadKeys, 'verifyDownloadKey'> }

/** The parts of the request that decide which bytes are sent. */
export type RequestedBytes = Pick<FastifyRequest['raw'], 'method' | 'headers'>

/** Opens the requested part of a bought file and counts the download, see decideDownload. */
export async function startDownload(
  { db, view, log, now }: Pick<Ctx, 'db' | 'view' | 'log' | 'now'>,
  { files, keys }: DownloadSource,
  key: string,
  requested: RequestedBytes,
): Promise<StartedDownload> {
  const id = keys.verifyDownloadKey(key)
  const found = id && (await findDownload(db, id))
  if (!found || found.website !== view.website) return { ok: false, problem: 'unknown', storeCode: null }
  const { storeCode } = found
  const redirect = urlOf(found.file)
  const opened = redirect
    ? null
    : await openFile(files, found.file, requested).catch((error: unknown) => {
        log.error({ err: error, file: found.file }, 'purchased download file cannot be read')
        return null
      })
  const decision = await inTransaction(db, async (tx) => {
    const grant = await lockDownload(tx, id)
    if (!grant) return { ok: false, problem: 'unknown' } as const
    // Refuse while a request to cancel or withdraw is open: otherwise the buyer could get both the file and the refund.
    if (grant.isRequested) return { ok: false, problem: 'requested' } as const
    const decided = decideDownload(toDownloadGrant(grant), { firstByte: opened?.firstByte ?? 0, now: now() })
    if (decided.ok && decided.isCounted && (redirect ? requested.method === 'GET' : opened?.sendsBytes))
      await writeStart(tx, id, now())
    return decided
  }).catch((error: unknown) => {
    opened?.stream.destroy()
    throw error
  })
  if (!decision.ok) {
    opened?.stream.destroy()
    return { ok: false, problem: decision.problem, storeCode }
  }
  if (redirect) return { ok: true, redirect }
  if (!opened) {
    log.error({ orderId: id.orderId, file: found.file }, 'purchased download file is missing')
    return { ok: false, problem: 'file_missing', storeCode }
  }
  const { status, headers, stream } = opened
  return { ok: true, name: basename(found.file), status, headers, stream }
}

/** The address of a file on another server; null for the shop's own files. */
const urlOf = (file: string): string | null => (/^https?:\/\//i.test(file) ? file : null)

/** null: there is no such file. sendsBytes: the reply contains a part of the file. */
async function openFile(files: PrivateFiles, name: string, { method, headers }: RequestedBytes) {
  const file = await files.find(name)
  if (!file) return null
  const { root, path } = file
  // Only a strong validator may resume a download (RFC 9110, 13.1.5); the library's ETag is a weak one.
  const options = { root, etag: false, cacheControl: false, dotfiles: 'deny', index: false } as const
  const opened = await send({ method, headers } as FastifyRequest['raw'], `/${encodeURI(path)}`, options)
  const { statusCode: status, stream } = opened
  if (status === 404 || status === 403) {
    stream.destroy()
    return null
  }
  const sent = Object.entries(opened.headers).map(([name, value]) => [name.toLowerCase(), String(value)])
  const range = /^bytes (\d+)-/.exec(String(opened.headers['Content-Range'] ?? ''))
  return {
    status,
    stream,
    headers: Object.fromEntries(sent) as Record<string, string>,
    sendsBytes: method === 'GET' && (status === 200 || status === 206),
    firstByte: Number(range?.[1] ?? 0),
  }
}
