import sharp from 'sharp'
import { expect, it } from 'vitest'
import { pictureSize } from './picture-size.ts'
import { type UploadType, uploadType } from './upload-type.ts'

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 40, b: 90, alpha: 0.5 } } })

it.each<[string, UploadType, Promise<Buffer>]>([
  ['PNG', 'png', picture(301, 77).png().toBuffer()],
  ['JPEG', 'jpeg', picture(301, 77).flatten().jpeg().toBuffer()],
  ['progressive JPEG with metadata', 'jpeg', picture(301, 77).jpeg({ progressive: true }).withMetadata().toBuffer()],
  ['lossy WebP', 'webp', picture(301, 77).flatten().webp().toBuffer()],
  ['lossless WebP', 'webp', picture(301, 77).flatten().webp({ lossless: true }).toBuffer()],
  ['transparent WebP', 'webp', picture(301, 77).webp().toBuffer()],
])('reads the size of a %s', async (_, type, made) => {
  const body = await made
  expect(uploadType(body)).toBe(type)
  expect(pictureSize(body, type)).toEqual({ width: 301, height: 77 })
})

it('returns no size for a document or a truncated file', () => {
  expect(pictureSize(Buffer.from('%PDF-1.4'), 'pdf')).toBeNull()
  for (const type of ['png', 'jpeg', 'webp'] as const) expect(pictureSize(Buffer.alloc(12), type)).toBeNull()
})
