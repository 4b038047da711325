import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { RenderJob } from './job.ts'
import { render } from './render.ts'

const svg = (attributes: string, inside = '<rect width="100%" height="100%" fill="#855510"/>') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`)
const drawing = svg('width="400" height="500"')
const plainPicture = (width: number, height: number, channels: 3 | 4 = 3, r = 80) =>
  sharp({ create: { width, height, channels, background: { r, g: 120, b: 90, alpha: 0.5 } } })

const job = (changes: Partial<RenderJob>): RenderJob => ({
  original: drawing,
  type: 'svg',
  box: { width: 300, height: 0 },
  action: 'resize',
  variant: 'webp',
  ...changes,
})

async function shape(changes: Partial<RenderJob>) {
  const { format, width, height, pageHeight, pages } = await sharp(await render(job(changes)), {
    animated: true,
  }).metadata()
  return { format, width, height: pageHeight ?? height, pages }
}

it('renders an SVG at the requested size but not larger than the original', async () => {
  expect(await shape({})).toEqual({ format: 'webp', width: 300, height: 375 })
  expect(await shape({ box: { width: 1920, height: 0 } })).toMatchObject({ width: 400, height: 500 })
  expect(await shape({ box: { width: 510, height: 510 }, action: 'fit' })).toMatchObject({ width: 400, height: 400 })
  expect(await shape({ box: { width: 80, height: 80 }, action: 'fit' })).toMatchObject({ width: 80, height: 80 })
  expect(await shape({ box: { width: 0, height: 0 } })).toMatchObject({ width: 400, height: 500 })
})

it('takes the size of an SVG without dimensions from its view box', async () => {
  expect(await shape({ original: svg('viewBox="0 0 6000 3000"'), box: { width: 80, height: 0 } })).toMatchObject({
    width: 80,
    height: 40,
  })
})

it('chooses JPEG, PNG or GIF by the original for clients without modern formats', async () => {
  const plain = (changes: Partial<RenderJob>) => shape({ variant: 'plain', ...changes })
  expect(await plain({})).toMatchObject({ format: 'jpeg' })
  expect(await plain({ original: svg('width="40" height="40"', '<circle r="9"/>') })).toMatchObject({ format: 'png' })
  expect(await plain({ type: 'png', original: await plainPicture(40, 40, 4).png().toBuffer() })).toMatchObject({
    format: 'png',
  })
  expect(await plain({ type: 'jpeg', original: await plainPicture(40, 40).jpeg().toBuffer() })).toMatchObject({
    format: 'jpeg',
  })
  expect(await plain({ type: 'webp', original: await plainPicture(40, 40, 4).webp().toBuffer() })).toMatchObject({
    format: 'png',
  })
})

it('keeps all frames of an animation', async () => {
  const frames = [plainPicture(40, 30), plainPicture(40, 30, 3, 250)].map((frame) => frame.png().toBuffer())
  const original = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer()
  const moving = { type: 'gif' as const, original, box: { width: 20, height: 0 } }
  expect(await shape(moving)).toEqual({ format: 'webp', width: 20, height: 15, pages: 2 })
  expect(await shape({ ...moving, variant: 'plain' })).toEqual({ format: 'gif', width: 20, height: 15, pages: 2 })
  const webp = await render(job(moving))
  expect(await render(job({ ...moving, variant: 'best', webp }))).toEqual(webp)
})

it('applies the EXIF orientation', async () => {
  const original = await plainPicture(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  expect(await shape({ type: 'jpeg', original, box: { width: 0, height: 0 } })).toMatchObject({ width: 40, height: 60 })
})

it('uses AVIF only if it is smaller than WebP', async () => {
  const small = Buffer.from('a WebP that is hard to beat')
  expect(await render(job({ variant: 'best', webp: small }))).toEqual(small)
  const large = Buffer.alloc(100_000)
  expect(await shape({ variant: 'best', webp: large })).toMatchObject({ format: 'heif', width: 300 })
})

it('returns metadata for identify', async () => {
  const facts = JSON.parse(String(await render(job({ action: 'identify', variant: 'facts' }))))
  expect(facts).toMatchObject({ format: 'svg', width: 400, height: 500, hasAlpha: true })
})

it('rejects broken originals and originals with too many pixels', async () => {
  await expect(render(job({ type: 'png', original: Buffer.from('89504e470d0a1a0a00', 'hex') }))).rejects.toThrow()
  await expect(render(job({ original: svg('width="20000" height="20000"') }))).rejects.toThrow(/pixel limit/)
  await expect(render(job({ original: Buffer.from('<svg><unclosed') }))).rejects.toThrow()
})
