import { brotliDecompressSync } from 'node:zlib'

export type FontMetrics = { unitsPerEm: number; ascender: number; descender: number; lineGap: number }

/** Numbers of known table tags in a WOFF2 directory. The parser skips other tables by their length. */
const headTag = 1
const hheaTag = 2
const glyfTag = 10
const locaTag = 11
const arbitraryTag = 63

/** Reads the vertical metrics of a WOFF2 file, whose tables follow each other in one Brotli stream. */
export function readFontMetrics(file: Buffer): FontMetrics {
  if (file.toString('latin1', 0, 4) !== 'wOF2') throw new TypeError('not a WOFF2 file')
  const count = file.readUInt16BE(12)
  let at = 48
  const readLength = () => {
    let length = 0
    for (;;) {
      const byte = file[at++]!
      length = length * 128 + (byte & 127)
      if (byte < 128) return length
    }
  }
  const tables: { tag: number; start: number }[] = []
  let start = 0
  for (let table = 0; table < count; table++) {
    const flags = file[at++]!
    const tag = flags & 63
    if (tag === arbitraryTag) at += 4
    const length = readLength()
    const transformed = tag === glyfTag || tag === locaTag ? flags >> 6 !== 3 : flags >> 6 !== 0
    tables.push({ tag, start })
    start += transformed ? readLength() : length
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  const table = (tag: number) => data.subarray(tables.find((entry) => entry.tag === tag)!.start)
  const hhea = table(hheaTag)
  return {
    unitsPerEm: table(headTag).readUInt16BE(18),
    ascender: hhea.readInt16BE(4),
    descender: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
  }
}
