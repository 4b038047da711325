import { crc32, deflateSync } from 'node:zlib'
import { random } from './random.ts'
import { rect } from './svg.ts'
import type { SvgDefinitions } from './svg-definitions.ts'

/** Film grain: a tile of noise in 8 nearly transparent greys, created once per process. */
const tileSize = 120
/**
 * Picture units per tile. At the widths in which pictures are requested, a tile of 240 units is a whole number of
 * pixels. Only then the renderer copies the tile instead of resampling it for every pixel.
 */
const tileUnits = 240

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
    chunk('tRNS', Buffer.from([7, 4, 3, 1, 1, 3, 4, 7])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
  return `data:image/png;base64,${png.toString('base64')}`
}

let made: string | undefined

/** Covers a picture with grain. */
export function grain(defs: SvgDefinitions, w: number, h: number): string {
  made ??= tile()
  const data = made
  const fill = defs.define(
    (id) =>
      `<pattern id="${id}" width="${tileUnits}" height="${tileUnits}" patternUnits="userSpaceOnUse"><image width="${tileUnits}" height="${tileUnits}" xlink:href="${data}"/></pattern>`,
  )
  return rect(0, 0, w, h, { fill })
}
