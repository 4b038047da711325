/** The types of files that shoppers may upload. */
export type UploadType = 'jpeg' | 'png' | 'webp' | 'pdf'

const signatures: Record<UploadType, (body: Buffer) => boolean> = {
  jpeg: (body) => body.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (body) => body.subarray(0, 8).equals(pngSignature),
  webp: (body) => body.toString('latin1', 0, 4) === 'RIFF' && body.toString('latin1', 8, 12) === 'WEBP',
  pdf: (body) => /^%PDF-[12]\.\d/.test(body.toString('latin1', 0, 8)),
}
const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Whether the file has exactly one image or document from its first to its last byte. */
const structures: Record<UploadType, (body: Buffer) => boolean> = {
  jpeg: isWholeJpeg,
  png: isWholePng,
  webp: (body) => body.length >= 20 && body.readUInt32LE(4) + 8 === body.length,
  pdf: (body) => /%%EOF\s*$/.test(body.toString('latin1', Math.max(0, body.length - 64))) && !hasActiveContent(body),
}

/**
 * The type of a file by its content, because names are not reliable. null: no supported type. 'unsafe': it has the first
 * bytes of one, but also something else in it: a second file (a polyglot), markup or a script.
 */
export function uploadType(body: Buffer): UploadType | 'unsafe' | null {
  const type = (Object.keys(signatures) as UploadType[]).find((one) => signatures[one](body))
  if (!type) return null
  return structures[type](body) && !hasMarkup(body, type) && !isArchive(body) ? type : 'unsafe'
}

/** The chunks must fill the file, and the last one must be IEND. */
function isWholePng(body: Buffer): boolean {
  let at = pngSignature.length
  while (at + 12 <= body.length) {
    const length = body.readUInt32BE(at)
    const name = body.toString('latin1', at + 4, at + 8)
    at += length + 12
    if (name === 'IEND') return length === 0 && at === body.length
  }
  return false
}

/** The segments and scans must fill the file, and the last marker must be EOI. */
function isWholeJpeg(body: Buffer): boolean {
  let at = 2
  while (at + 1 < body.length) {
    if (body[at] !== 0xff) return false
    const marker = body[at + 1] as number
    if (marker === 0xd9) return at + 2 === body.length
    if (marker === 0xff) {
      at++
      continue
    }
    if (at + 3 >= body.length) return false
    at += 2 + body.readUInt16BE(at + 2)
    if (marker !== 0xda) continue
    // Within a scan, 0xff is followed by 0 or by a restart marker.
    while (at + 1 < body.length && !(body[at] === 0xff && isSegmentMarker(body[at + 1] as number))) at++
  }
  return false
}

const isSegmentMarker = (marker: number) => marker !== 0 && !(marker >= 0xd0 && marker <= 0xd7)

/** Names in a PDF may be written with hexadecimal digits: /J#61vaScript. */
function hasActiveContent(body: Buffer): boolean {
  const text = body
    .toString('latin1')
    .replace(/#([0-9a-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
  return /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA|OpenAction)\b/.test(text)
}

/** Whether the file contains markup or a script. Browsers and servers that ignore the file's type would run it. */
function hasMarkup(body: Buffer, type: UploadType): boolean {
  const text = body.toString('latin1')
  if (/<\?php|<script|<!doctype html|<html[\s>]/i.test(text)) return true
  return type !== 'pdf' && text.includes('%PDF-')
}

/** The end record of a ZIP file, which archive programs look for in the last 64 KB. */
const isArchive = (body: Buffer) =>
  body.subarray(Math.max(0, body.length - 65_558)).includes(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
