import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../files/file-shelf.ts'
import { etagOf } from './etag.ts'

/** A page as it is sent, any number of times. */
export type KeptPage = {
  status: number
  headers: Record<string, string>
  etag: string
  body: Buffer
  /** Compressed at the first call, kept from then on. */
  compressed(encoding: Encoding): Promise<Buffer>
  /** Of all its forms so far. */
  bytes(): number
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** As small as it gets without keeping the first visitor waiting. */
const brotliQuality = 5

export function keptPage(status: number, headers: Record<string, string>, body: Buffer): KeptPage {
  const forms = new Map<Encoding, Promise<Buffer>>()
  let bytes = body.length
  async function compress(encoding: Encoding): Promise<Buffer> {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    const form = await (encoding === 'br' ? brotli(body, { params }) : zip(body))
    bytes += form.length
    return form
  }
  return {
    status,
    headers,
    etag: etagOf(body),
    body,
    compressed(encoding) {
      const form = forms.get(encoding) ?? compress(encoding)
      forms.set(encoding, form)
      return form
    },
    bytes: () => bytes,
  }
}
