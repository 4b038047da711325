import { crc32, deflateSync } from 'node:zlib'
import { random } from './random.ts'
import type { Sheet } from './sheet.ts'
import { rect } from './svg.ts'

/** Paper and plaster grain: a tile of noise of 8 greys (dark to light, all nearly transparent), made once. */
const tileSize = 96

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

function tile(): string {
  const rng = random('grain')
  const stride = tileSize / 2 + 1
  const rows = Buffer.alloc(tileSize * stride)
  for (let y = 0; y < tileSize; y++) {
    for (let x = 1; x < stride; x++) rows[y * stride + x] = (rng.whole(0, 7) << 4) | rng.whole(0, 7)
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(tileSize, 0)
  header.writeUInt32BE(tileSize, 4)
  header.set([4, 3], 8)
  const greys = Buffer.alloc(24)
  for (let i = 4; i < 8; i++) greys.fill(255, i * 3, i * 3 + 3)
  const png = Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('PLTE', greys),
    chunk('tRNS', Buffer.from([11, 7, 4, 1, 1, 4, 7, 11])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

let made: string | undefined

/** `coarse` = picture units a speck. */
export function grain(
  on: Sheet,
  x: number,
  y: number,
  w: number,
  h: number,
  { coarse = 1.6, opacity = 1, clip }: { coarse?: number; opacity?: number; clip?: string } = {},
): string {
  made ??= tile()
  const data = made
  const size = tileSize * coarse
  const fill = on.define(
    (id) =>
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><image width="${size}" height="${size}" xlink:href="${data}"/></pattern>`,
  )
  return rect(x, y, w, h, { fill, ...(opacity < 1 ? { opacity } : {}), ...(clip ? { clip } : {}) })
}
