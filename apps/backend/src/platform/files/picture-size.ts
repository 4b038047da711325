import type { UploadType } from './upload-type.ts'

/** Pixels. */
export type PictureSize = { width: number; height: number }

/** Reads the size of a picture from its header. The file must be one that uploadType has accepted. null: no size can be read. */
export function pictureSize(body: Buffer, type: UploadType): PictureSize | null {
  try {
    if (type === 'png') return { width: body.readUInt32BE(16), height: body.readUInt32BE(20) }
    if (type === 'jpeg') return jpegSize(body)
    return type === 'webp' ? webpSize(body) : null
  } catch {
    // The file ends before the size.
    return null
  }
}

/** The frame header is the segment with a marker from C0 to CF, except those of tables (C4, C8, CC). */
function jpegSize(body: Buffer): PictureSize | null {
  let at = 2
  while (at + 9 < body.length) {
    const marker = body[at + 1] as number
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: body.readUInt16BE(at + 7), height: body.readUInt16BE(at + 5) }
    at += 2 + body.readUInt16BE(at + 2)
  }
  return null
}

/** Extended, lossless and lossy files have different headers. */
function webpSize(body: Buffer): PictureSize | null {
  const kind = body.toString('latin1', 12, 16)
  if (kind === 'VP8X') return { width: body.readUIntLE(24, 3) + 1, height: body.readUIntLE(27, 3) + 1 }
  if (kind === 'VP8L') {
    const bits = body.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return kind === 'VP8 ' ? { width: body.readUInt16LE(26) & 0x3fff, height: body.readUInt16LE(28) & 0x3fff } : null
}
