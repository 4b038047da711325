import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '@mantel/contract'
import { etagOf } from '../files/etag.ts'

/** A rendered page, ready to be sent repeatedly. */
export type CachedPage = {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer
  /** Headers of a full reply, with the ETag. */
  replyHeaders: Record<string, string>
  /** The compressed body if it exists already. */
  ready(encoding: Encoding): Buffer | undefined
  /** Compresses the body on first use and caches the result. */
  compressed(encoding: Encoding): Promise<Buffer>
  /** The size of the body and its compressed forms so far. */
  bytes(): number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** Compression quality: a compromise between the size and the time that the first visitor waits. */
const brotliQuality = 5
/** A window of 256 KB holds any page. V8 counts the encoder's memory: the default of 4 MB made it collect garbage every 16 pages. */
const brotliWindowBits = 18

export function createCachedPage(status: number, headers: Record<string, string>, body: Buffer): CachedPage {
  const forms = new Map<Encoding, Promise<Buffer>>()
  const ready = new Map<Encoding, Buffer>()
  const etag = etagOf(body)
  let bytes = body.length
  async function compress(encoding: Encoding): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    const form = await (encoding === 'br' ? brotli(body, { params }) : zip(body))
    bytes += form.length
    ready.set(encoding, form)
    return form
  }
  return {
    status,
    headers,
    etag,
    replyHeaders: status === 200 ? { ...headers, etag, vary: 'accept-encoding' } : headers,
    ready: (encoding) => ready.get(encoding),
    body,
    compressed(encoding) {
      const form = forms.get(encoding) ?? compress(encoding)
      forms.set(encoding, form)
      return form
    },
    bytes: () => bytes,
  }
}
